// Runs a program on all cases of a folder, for who has g++ and no Rust: sample cases first, then from the
// shortest input on. 用一个文件夹里的所有数据测试一个程序：先样例，再从最短的输入开始。
//
//   g++ -O2 -std=c++11 check.cpp -o check
//   ./check testdata/matches ./a.out          Windows: .\check testdata\matches a.exe
//   ./check testdata/matches python3 a.py
//
// A case is a file `.in` with a file `.out`; cases named beyond-… are more than a judge gives and are left
// out. Blanks at the ends of lines and empty lines at the end do not count. A program is stopped after 10 s,
// or when it has printed 64 MiB. MIT or Apache-2.0.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#include <shellapi.h>
#else
#include <csignal>
#include <dirent.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using std::string;
using std::vector;

const double SECONDS = 10;
const long long BYTES = 64 << 20;

enum class End { Well, Badly, Stopped, NotStarted };

// How a run ended, and in words.
struct Run {
    End end;
    string why;
};

long long size(const string& path);

// Waits until the program has ended, which `ended` tells; a limit that it breaks stops it.
template <typename Ended>
Run wait(Ended ended, const string& output) {
    auto begin = std::chrono::steady_clock::now();
    while (!ended()) {
        std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        if (time.count() > SECONDS) return {End::Stopped, "runs for more than 10 s / 运行超过 10 秒"};
        if (time.count() > 0.1 && size(output) > BYTES) {
            return {End::Stopped, "prints more than 64 MiB / 输出超过 64 MiB"};
        }
    }
    return {End::Well, ""};
}

Run badly(const string& status) {
    return {End::Badly, "ends badly / 异常退出: " + status};
}

// Below, texts are UTF-8. What a program leaves running ends with it.
#ifdef _WIN32

std::wstring wide(const string& text) {
    std::wstring letters(text.size(), 0);
    const int size = static_cast<int>(text.size());
    letters.resize(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, &letters[0], size));
    return letters;
}

string narrow(const std::wstring& letters) {
    string text(3 * letters.size(), 0);
    const int size = static_cast<int>(letters.size()), room = static_cast<int>(text.size());
    text.resize(WideCharToMultiByte(CP_UTF8, 0, letters.data(), size, &text[0], room, nullptr, nullptr));
    return text;
}

FILE* open_file(const string& path, const char* how) {
    return _wfopen(wide(path).c_str(), wide(how).c_str());
}

void remove_file(const string& path) {
    DeleteFileW(wide(path).c_str());
}

vector<string> files(const string& folder) {
    vector<string> all;
    WIN32_FIND_DATAW entry;
    HANDLE found = FindFirstFileW(wide(folder + "\\*").c_str(), &entry);
    for (BOOL more = found != INVALID_HANDLE_VALUE; more; more = FindNextFileW(found, &entry)) {
        all.push_back(narrow(entry.cFileName));
    }
    if (found != INVALID_HANDLE_VALUE) FindClose(found);
    return all;
}

string temporary() {
    wchar_t folder[MAX_PATH + 1] = L"";
    GetTempPathW(MAX_PATH + 1, folder);
    return narrow(folder) + "check-" + std::to_string(GetCurrentProcessId());
}

vector<string> arguments(int, char**) {
    int count = 0;
    wchar_t** words = CommandLineToArgvW(GetCommandLineW(), &count);
    vector<string> all;
    for (int i = 0; i < count; i++) all.push_back(narrow(words[i]));
    LocalFree(words);
    return all;
}

// The console gets its code page back.
struct Console {
    UINT before;
    Console() : before(GetConsoleOutputCP()) { SetConsoleOutputCP(CP_UTF8); }
    ~Console() { SetConsoleOutputCP(before); }
};

// As a program takes its command line apart.
string quoted(const string& word) {
    string text = "\"";
    size_t slashes = 0;
    for (char letter : word) {
        if (letter == '"') text += string(slashes + 1, '\\');
        slashes = letter == '\\' ? slashes + 1 : 0;
        text += letter;
    }
    return text + string(slashes, '\\') + "\"";
}

// As cmd takes it, which PowerShell may call.
string line_for_a_shell(const vector<string>& command, const string& input) {
    string line = "cmd /c \"";
    for (const string& word : command) {
        const bool plain = !word.empty() && word.find_first_of(" \t&()^;,=<>|'`") == string::npos;
        line += (plain ? word : "\"" + word + "\"") + " ";
    }
    string path = input;
    std::replace(path.begin(), path.end(), '/', '\\');
    return line + "< " + (path.find(' ') == string::npos ? path : "\"" + path + "\"") + "\"";
}

string reason(DWORD error) {
    wchar_t text[400] = L"";
    const DWORD how = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS;
    FormatMessageW(how, nullptr, error, 0, text, 400, nullptr);
    string words = narrow(text);
    words.erase(words.find_last_not_of(" \r\n") + 1);
    return words + " (" + std::to_string(error) + ")";
}

HANDLE file(const string& path, DWORD access, DWORD how) {
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, nullptr, TRUE};
    return CreateFileW(wide(path).c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited, how,
                       FILE_ATTRIBUTE_NORMAL, nullptr);
}

Run execute(const vector<string>& command, const string& input, const string& output) {
    STARTUPINFOW start = {};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = file(input, GENERIC_READ, OPEN_EXISTING);
    start.hStdOutput = file(output, GENERIC_WRITE, CREATE_ALWAYS);
    start.hStdError = file(output + ".err", GENERIC_WRITE, CREATE_ALWAYS);
    string line;
    for (const string& word : command) line += (line.empty() ? "" : " ") + quoted(word);
    std::wstring letters = wide(line);
    PROCESS_INFORMATION process = {};
    bool started = CreateProcessW(nullptr, &letters[0], nullptr, nullptr, TRUE, CREATE_SUSPENDED,
                                  nullptr, nullptr, &start, &process);
    const DWORD error = GetLastError();
    for (HANDLE handle : {start.hStdInput, start.hStdOutput, start.hStdError}) CloseHandle(handle);
    if (!started) return {End::NotStarted, reason(error)};
    // All that it starts is in its job, and ends when that is closed: also if this program is ended.
    HANDLE job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    AssignProcessToJobObject(job, process.hProcess);
    ResumeThread(process.hThread);
    auto ended = [&] { return WaitForSingleObject(process.hProcess, 20) == WAIT_OBJECT_0; };
    Run run = wait(ended, output);
    DWORD status = 0;
    if (run.end == End::Well) GetExitCodeProcess(process.hProcess, &status);
    TerminateJobObject(job, 1);
    WaitForSingleObject(process.hProcess, INFINITE);
    for (HANDLE handle : {process.hProcess, process.hThread, job}) CloseHandle(handle);
    if (run.end == End::Stopped || status == 0) return run;
    if (status >> 28 != 0xC) return badly("status " + std::to_string(static_cast<int>(status)));
    std::map<DWORD, string> names = {{0xC0000005, "access violation / 非法访问 "},
                                     {0xC0000094, "division by zero / 除以零 "},
                                     {0xC00000FD, "stack overflow / 栈溢出 (\"-Wl,--stack=268435456\") "}};
    std::ostringstream shown;
    shown << "crash / 崩溃 " << names[status] << "0x" << std::hex << status;
    return badly(shown.str());
}

#else

FILE* open_file(const string& path, const char* how) {
    return std::fopen(path.c_str(), how);
}

void remove_file(const string& path) {
    std::remove(path.c_str());
}

vector<string> files(const string& folder) {
    vector<string> all;
    DIR* open = opendir(folder.c_str());
    for (dirent* entry = open ? readdir(open) : nullptr; entry; entry = readdir(open)) {
        all.push_back(entry->d_name);
    }
    if (open) closedir(open);
    return all;
}

string temporary() {
    const char* folder = std::getenv("TMPDIR");
    return string(folder ? folder : "/tmp") + "/check-" + std::to_string(getpid());
}

vector<string> arguments(int count, char** words) {
    return vector<string>(words, words + count);
}

struct Console {
    Console() {}
};

string line_for_a_shell(const vector<string>& command, const string& input) {
    string line;
    auto add = [&](const string& word) {
        const string plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+=:,@%";
        if (!word.empty() && word.find_first_not_of(plain) == string::npos) {
            line += word;
            return;
        }
        line += "'";
        for (char letter : word) line += letter == '\'' ? string("'\\''") : string(1, letter);
        line += "'";
    };
    for (const string& word : command) {
        add(word);
        line += " ";
    }
    line += "< ";
    add(input);
    return line;
}

// The group of the program that runs, which Ctrl-C does not reach.
volatile pid_t running = 0;

void stop(int) {
    if (running) kill(-running, SIGKILL);
    _exit(130);
}

extern char** environ;

Run execute(const vector<string>& command, const string& input, const string& output) {
    vector<char*> words;
    for (const string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, input.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, (output + ".err").c_str(), flags, 0600);
    posix_spawnattr_t group;
    posix_spawnattr_init(&group);
    posix_spawnattr_setflags(&group, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&group, 0);
    for (int signal : {SIGHUP, SIGINT, SIGTERM}) std::signal(signal, stop);
    pid_t child = 0;
    const int error = posix_spawnp(&child, words[0], &actions, &group, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&group);
    if (error) return {End::NotStarted, std::strerror(error)};
    running = child;
    // It stays a child until its group is killed, so that its number is nobody else's.
    siginfo_t info;
    auto ended = [&] {
        usleep(300);
        info.si_pid = 0;
        return waitid(P_PID, child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
    };
    Run run = wait(ended, output);
    int status = 0;
    kill(-child, SIGKILL);
    waitpid(child, &status, 0);
    running = 0;
    if (run.end == End::Stopped) return run;
    if (WIFSIGNALED(status)) return badly("signal " + std::to_string(WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0) return badly("status " + std::to_string(WEXITSTATUS(status)));
    return run;
}

#endif

string read(const string& path) {
    string text;
    FILE* file = open_file(path, "rb");
    if (!file) return text;
    char block[1 << 16];
    while (size_t count = std::fread(block, 1, sizeof block, file)) text.append(block, count);
    std::fclose(file);
    return text;
}

void write(const string& path, const string& text) {
    FILE* file = open_file(path, "wb");
    if (!file) return;
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
}

// The bytes of a file, -1 if it is not there.
long long size(const string& path) {
    FILE* file = open_file(path, "rb");
    if (!file) return -1;
    std::fseek(file, 0, SEEK_END);
    const long long bytes = std::ftell(file);
    std::fclose(file);
    return bytes;
}

// What counts of an answer.
vector<string> lines(const string& text) {
    vector<string> all;
    std::istringstream stream(text);
    for (string line; getline(stream, line);) {
        line.erase(line.find_last_not_of(" \t\r\f\v") + 1);
        all.push_back(line);
    }
    while (!all.empty() && all.back().empty()) all.pop_back();
    return all;
}

// Whether two lines are made of as many words, each the same or a number at most so far from the other.
bool are_near(const string& right, const string& printed, double most) {
    std::istringstream a(right), b(printed);
    string x, y;
    while (true) {
        const bool more = bool(a >> x);
        if (more != bool(b >> y)) return false;
        if (!more) return true;
        char *ends[2];
        const double gap = std::abs(std::strtod(x.c_str(), &ends[0]) - std::strtod(y.c_str(), &ends[1]));
        if (x != y && (*ends[0] != 0 || *ends[1] != 0 || !(gap <= most))) return false;
    }
}

void show(const string& title, const vector<string>& all) {
    std::cout << title << "\n";
    for (size_t i = 0; i < all.size() && i < 20; i++) {
        std::cout << "  " << all[i].substr(0, 200) << (all[i].size() > 200 ? " ..." : "") << "\n";
    }
    if (all.size() > 20) std::cout << "  ... " << all.size() - 20 << " more lines / 行\n";
    if (all.empty()) std::cout << "  (nothing / 空)\n";
}

// The first line that differs, and in it the first word.
void tell(const vector<string>& right, const vector<string>& printed) {
    size_t i = 0;
    while (i < right.size() && i < printed.size() && right[i] == printed[i]) i++;
    std::istringstream a(i < right.size() ? right[i] : ""), b(i < printed.size() ? printed[i] : "");
    string x, y;
    do {
        x = y = "";
        a >> x;
        b >> y;
    } while (x == y && !x.empty());
    std::cout << "wrong in line / 答案错误，行 " << i + 1 << ": `" << y.substr(0, 100) << "` -> `"
              << x.substr(0, 100) << "`\n";
}

// What a folder's cases.txt says, by the first word of each line: the sentences of a case's mistake, or
// how to judge.
std::map<string, vector<string>> notes(const string& folder) {
    std::map<string, vector<string>> all;
    for (const string& line : lines(read(folder + "/cases.txt"))) {
        std::istringstream parts(line);
        string name;
        getline(parts, name, '\t');
        vector<string>& rest = all[name];
        for (string part; getline(parts, part, '\t');) rest.push_back(part);
    }
    return all;
}

// The names of the cases, in the order in which they are run.
vector<string> cases(const string& folder) {
    vector<std::pair<std::pair<bool, long long>, string>> all;
    for (string name : files(folder)) {
        if (name.size() < 4 || name.substr(name.size() - 3) != ".in") continue;
        name.erase(name.size() - 3);
        const string path = folder + "/" + name;
        if (name.compare(0, 7, "beyond-") == 0 || size(path + ".out") < 0) continue;
        all.push_back({{name.compare(0, 7, "sample-") != 0, size(path + ".in")}, name});
    }
    std::sort(all.begin(), all.end());
    vector<string> names;
    for (const auto& each : all) names.push_back(each.second);
    return names;
}

int main(int count, char** given) {
    const Console console;
#ifdef _WIN32
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
    const string example = ".\\check testdata\\matches a.exe\n";
    const string absent = "is it compiled, and has the virus scanner left it there? / 编译了吗？是不是被杀毒软件删了？";
#else
    const string example = "./check testdata/matches ./a.out\n";
    const string absent = "is it there, with ./ before it? / 编译了吗？前面加上 ./ 了吗？";
#endif
    const vector<string> words = arguments(count, given);
    if (words.size() < 3) {
        std::cerr << "first the folder of the cases, then the program / 先写数据文件夹，再写要测试的程序:\n  "
                  << example;
        return 2;
    }
    const string folder = words[1], output = temporary(), copy = output + ".in";
    const vector<string> command(words.begin() + 2, words.end());
    const vector<string> names = cases(folder);
    if (names.empty()) {
        std::cerr << folder << ": no cases there / 里面没有数据\n";
        return 2;
    }
    if (size(folder + "/" + names[0] + ".hidden") >= 0) {
        std::cerr << folder << ": the judge plays, which takes Rust: `cargo judge check` / "
                  << "交互题，需要 Rust：`cargo judge check`\n";
        return 2;
    }
    std::map<string, vector<string>> noted = notes(folder);
    const bool only_first_line = noted.count("only the first line counts") > 0;
    const string off = "numbers may be off by";
    const double most = noted.count(off) ? std::atof(noted[off][0].c_str()) : 0;
    const double limit = noted.count("seconds") ? std::atof(noted["seconds"][0].c_str()) : SECONDS;

    vector<string> wrong, slow, mistakes;
    double longest = 0;
    size_t ran = 0;
    bool goes_on = true;
    for (size_t i = 0; i < names.size() && goes_on; i++) {
        const string& name = names[i];
        const string path = folder + "/" + name;
        auto begin = std::chrono::steady_clock::now();
        // A program can write to what it reads.
        write(copy, read(path + ".in"));
        const Run run = execute(command, copy, output);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        if (run.end == End::NotStarted) {
            std::cerr << command[0] << " cannot be started / 无法运行: " << absent << "\n" << run.why << "\n";
            for (const char* end : {"", ".err", ".in"}) remove_file(output + end);
            return 2;
        }
        longest = std::max(longest, time.count());
        if (time.count() > limit) slow.push_back(name);
        ran++;
        goes_on = run.end != End::Stopped;
        const vector<string> right = lines(read(path + ".out"));
        const vector<string> printed = lines(goes_on ? read(output) : "");
        vector<string> expected = right, got = printed;
        if (only_first_line) {
            expected.resize(std::min<size_t>(expected.size(), 1));
            got.resize(std::min<size_t>(got.size(), 1));
        }
        if (most > 0) {
            for (size_t k = 0; k < got.size() && k < expected.size(); k++) {
                if (are_near(expected[k], got[k], most)) got[k] = expected[k];
            }
        }
        if (run.end == End::Well && expected == got) continue;
        wrong.push_back(name);
        if (run.end == End::Well && noted.count(name)) mistakes.push_back(name);
        if (wrong.size() > 1) continue;
        std::cout << name << ": ";
        if (run.end == End::Well) tell(expected, got);
        else std::cout << run.why << "\n";
        show("input / 输入:", lines(read(path + ".in")));
        show("right answer / 正确答案:", right);
        show("printed / 程序的输出:", printed);
        if (run.end == End::Well && printed.empty()) {
            std::cout << "does it open files, by freopen? / 是不是用了 freopen？\n";
        }
        const vector<string> errors = lines(read(output + ".err"));
        if (run.end == End::Badly && !errors.empty()) {
            const size_t last = std::min<size_t>(errors.size(), 5);
            show("its errors / 错误信息:", vector<string>(errors.end() - last, errors.end()));
        }
        std::cout << "again / 再运行一次: " << line_for_a_shell(command, path + ".in") << "\n\n";
    }
    for (const char* end : {"", ".err", ".in"}) remove_file(output + end);
    for (size_t i = 0; i < mistakes.size() && i < 3; i++) {
        std::cout << "perhaps / 可能是 (" << mistakes[i] << "):\n";
        for (const string& sentence : noted[mistakes[i]]) std::cout << "  " << sentence << "\n";
    }
    const size_t right = ran - wrong.size(), rest = names.size() - ran;
    std::cout << right << " right, " << wrong.size() << " wrong, " << rest << " not run / " << right
              << " 个通过，" << wrong.size() << " 个错误，" << rest << " 个未运行\n";
    if (only_first_line) std::cout << "only the first line was compared / 只比较了第一行\n";
    if (wrong.size() > 1) {
        std::cout << "also wrong / 其他错误:";
        for (size_t i = 1; i < wrong.size() && i < 10; i++) std::cout << " " << wrong[i];
        std::cout << (wrong.size() > 10 ? " ...\n" : "\n");
    }
    std::cout << std::fixed << std::setprecision(2) << "longest / 最长用时: " << longest << " s";
    if (noted.count("seconds")) std::cout << ", limit / 时限: " << limit << " s";
    for (size_t i = 0; i < slow.size() && i < 5; i++) std::cout << (i ? " " : "; slow / 超时: ") << slow[i];
    std::cout << "\n";
    return wrong.empty() ? 0 : 1;
}
