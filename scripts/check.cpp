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
#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#else
#include <csignal>
#include <fcntl.h>
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

// The bytes of a file, -1 if it is not there.
long long size(const string& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    return file ? static_cast<long long>(file.tellg()) : -1;
}

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

#ifdef _WIN32

string temporary() {
    char folder[MAX_PATH + 1] = "";
    GetTempPathA(sizeof folder, folder);
    return folder + ("check-" + std::to_string(GetCurrentProcessId()));
}

string quoted(const string& word) {
    string text = "\"";
    size_t slashes = 0;
    for (char letter : word) {
        slashes = letter == '\\' ? slashes + 1 : 0;
        if (letter == '"') text += "\\";
        text += letter;
    }
    return text + string(slashes, '\\') + "\"";
}

HANDLE file(const string& path, DWORD access, DWORD how) {
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, nullptr, TRUE};
    return CreateFileA(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited, how,
                       FILE_ATTRIBUTE_NORMAL, nullptr);
}

Run execute(const vector<string>& command, const string& input, const string& output) {
    STARTUPINFOA start = {};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = file(input, GENERIC_READ, OPEN_EXISTING);
    start.hStdOutput = file(output, GENERIC_WRITE, CREATE_ALWAYS);
    start.hStdError = file(output + ".err", GENERIC_WRITE, CREATE_ALWAYS);
    string line;
    for (const string& word : command) line += (line.empty() ? "" : " ") + quoted(word);
    PROCESS_INFORMATION process = {};
    bool started = CreateProcessA(nullptr, &line[0], nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                                  &start, &process);
    for (HANDLE handle : {start.hStdInput, start.hStdOutput, start.hStdError}) CloseHandle(handle);
    if (!started) return {End::NotStarted, ""};
    auto ended = [&] { return WaitForSingleObject(process.hProcess, 20) == WAIT_OBJECT_0; };
    Run run = wait(ended, output);
    if (run.end == End::Stopped) TerminateProcess(process.hProcess, 1);
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = 0;
    GetExitCodeProcess(process.hProcess, &status);
    CloseHandle(process.hProcess);
    CloseHandle(process.hThread);
    if (run.end == End::Stopped || status == 0) return run;
    std::ostringstream shown;
    if (status > 255) shown << "crash / 崩溃 0x" << std::hex << status;
    else shown << "status " << status;
    return badly(shown.str());
}

#else

string temporary() {
    const char* folder = std::getenv("TMPDIR");
    return string(folder ? folder : "/tmp") + "/check-" + std::to_string(getpid());
}

Run execute(const vector<string>& command, const string& input, const string& output) {
    vector<char*> words;
    for (const string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const string errors = output + ".err";
    pid_t child = fork();
    if (child == 0) {
        const int flags = O_WRONLY | O_CREAT | O_TRUNC;
        const int in = open(input.c_str(), O_RDONLY), out = open(output.c_str(), flags, 0600);
        const int err = open(errors.c_str(), flags, 0600);
        if (in >= 0 && out >= 0 && err >= 0) {
            dup2(in, 0);
            dup2(out, 1);
            dup2(err, 2);
            execvp(words[0], words.data());
        }
        _exit(127);
    }
    if (child < 0) return {End::NotStarted, ""};
    int status = 0;
    auto ended = [&] {
        usleep(300);
        return waitpid(child, &status, WNOHANG) != 0;
    };
    Run run = wait(ended, output);
    if (run.end == End::Stopped) {
        kill(child, SIGKILL);
        waitpid(child, &status, 0);
        return run;
    }
    if (WIFSIGNALED(status)) return badly("signal " + std::to_string(WTERMSIG(status)));
    if (WEXITSTATUS(status) == 127) return {End::NotStarted, ""};
    if (WEXITSTATUS(status) != 0) return badly("status " + std::to_string(WEXITSTATUS(status)));
    return run;
}

#endif

string read(const string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
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
    DIR* open = opendir(folder.c_str());
    for (dirent* entry = open ? readdir(open) : nullptr; entry; entry = readdir(open)) {
        string name = entry->d_name;
        if (name.size() < 4 || name.substr(name.size() - 3) != ".in") continue;
        name.erase(name.size() - 3);
        const string path = folder + "/" + name;
        if (name.compare(0, 7, "beyond-") == 0 || size(path + ".out") < 0) continue;
        all.push_back({{name.compare(0, 7, "sample-") != 0, size(path + ".in")}, name});
    }
    if (open) closedir(open);
    std::sort(all.begin(), all.end());
    vector<string> names;
    for (const auto& each : all) names.push_back(each.second);
    return names;
}

int main(int count, char** words) {
#ifdef _WIN32
    SetConsoleOutputCP(CP_UTF8);
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
#endif
    if (count < 3) {
        std::cerr << "first the folder of the cases, then the program / 先写数据文件夹，再写要测试的程序:\n"
                  << "  ./check testdata/matches ./a.out\n";
        return 2;
    }
    const string folder = words[1], output = temporary();
    const vector<string> command(words + 2, words + count);
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
    const double limit = noted.count("seconds") ? std::atof(noted["seconds"][0].c_str()) : SECONDS;

    vector<string> wrong, slow, mistakes;
    double longest = 0;
    size_t ran = 0;
    bool goes_on = true;
    for (size_t i = 0; i < names.size() && goes_on; i++) {
        const string& name = names[i];
        const string path = folder + "/" + name;
        auto begin = std::chrono::steady_clock::now();
        const Run run = execute(command, path + ".in", output);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        if (run.end == End::NotStarted) {
            std::cerr << command[0] << " cannot be started: is it there, with ./ before it? / "
                      << "无法运行：编译了吗？前面加上 ./ 了吗？\n";
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
        const vector<string> errors = lines(read(output + ".err"));
        if (run.end == End::Badly && !errors.empty()) {
            const size_t last = std::min<size_t>(errors.size(), 5);
            show("its errors / 错误信息:", vector<string>(errors.end() - last, errors.end()));
        }
        std::cout << "again / 再运行一次:";
        for (const string& word : command) std::cout << " " << word;
        std::cout << " < " << path << ".in\n\n";
    }
    std::remove(output.c_str());
    std::remove((output + ".err").c_str());
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
