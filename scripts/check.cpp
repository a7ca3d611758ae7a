// Runs a program on all cases of a folder, for who has g++ and no Rust: sample cases first, then from the
// shortest input on. 用一个文件夹里的所有数据测试一个程序：先样例，再从最短的输入开始。
//
//   g++ -O2 -std=c++17 check.cpp -o check
//   ./check testdata/matches ./a.out          Windows: check testdata\matches a.exe
//   ./check testdata/matches python3 a.py
//
// A case is a file `.in` with a file `.out`; cases named beyond-… are more than a judge gives and are left
// out. Blanks at the ends of lines and empty lines at the end do not count. A program is stopped after 10 s.
// MIT or Apache-2.0.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#else
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#endif

using std::string;
using std::vector;

const int SECONDS = 10;

// `execute` runs a program and says how it ended, nothing if well.
#ifdef _WIN32

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

string execute(const vector<string>& command, const string& input, const string& output) {
    STARTUPINFOA start = {};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = file(input, GENERIC_READ, OPEN_EXISTING);
    start.hStdOutput = file(output, GENERIC_WRITE, CREATE_ALWAYS);
    start.hStdError = file("NUL", GENERIC_WRITE, OPEN_EXISTING);
    string line;
    for (const string& word : command) line += (line.empty() ? "" : " ") + quoted(word);
    PROCESS_INFORMATION process = {};
    bool started = CreateProcessA(nullptr, &line[0], nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                                  &start, &process);
    for (HANDLE handle : {start.hStdInput, start.hStdOutput, start.hStdError}) CloseHandle(handle);
    if (!started) return "cannot be started";
    bool ended = WaitForSingleObject(process.hProcess, SECONDS * 1000) == WAIT_OBJECT_0;
    DWORD status = 0;
    if (!ended) TerminateProcess(process.hProcess, 1);
    WaitForSingleObject(process.hProcess, INFINITE);
    GetExitCodeProcess(process.hProcess, &status);
    CloseHandle(process.hProcess);
    CloseHandle(process.hThread);
    if (!ended) return "runs for more than " + std::to_string(SECONDS) + " s";
    return status == 0 ? "" : "ends with status " + std::to_string(status);
}

#else

string execute(const vector<string>& command, const string& input, const string& output) {
    vector<char*> words;
    for (const string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    pid_t child = fork();
    if (child < 0) return "cannot be started";
    if (child == 0) {
        // Whatever it starts ends with it.
        setpgid(0, 0);
        dup2(open(input.c_str(), O_RDONLY), 0);
        dup2(open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
        dup2(open("/dev/null", O_WRONLY), 2);
        execvp(words[0], words.data());
        _exit(127);
    }
    int status = 0;
    auto end = std::chrono::steady_clock::now() + std::chrono::seconds(SECONDS);
    while (waitpid(child, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end) {
            kill(-child, SIGKILL);
            waitpid(child, &status, 0);
            return "runs for more than " + std::to_string(SECONDS) + " s";
        }
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    if (WIFSIGNALED(status)) return "crashes with signal " + std::to_string(WTERMSIG(status));
    if (WEXITSTATUS(status) == 127) return "cannot be started, or ends with status 127";
    if (WEXITSTATUS(status) != 0) return "ends with status " + std::to_string(WEXITSTATUS(status));
    return "";
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

void show(const string& title, const string& text) {
    std::cout << title << "\n";
    vector<string> all = lines(text);
    for (size_t i = 0; i < all.size() && i < 20; i++) {
        std::cout << "  " << all[i].substr(0, 200) << (all[i].size() > 200 ? " ..." : "") << "\n";
    }
    if (all.size() > 20) std::cout << "  ... " << all.size() - 20 << " more lines / 行\n";
    if (all.empty()) std::cout << "  (nothing / 空)\n";
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

// The paths of the cases without their ends, in the order in which they are run.
vector<string> cases(const string& folder) {
    vector<std::tuple<bool, std::uintmax_t, string>> all;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        string name = file.path().stem().string();
        if (file.path().extension() != ".in" || name.rfind("beyond-", 0) == 0) continue;
        all.emplace_back(name.rfind("sample-", 0) != 0, file.file_size(), name);
    }
    std::sort(all.begin(), all.end());
    vector<string> names;
    for (const auto& each : all) names.push_back(std::get<2>(each));
    return names;
}

int main(int count, char** words) {
#ifdef _WIN32
    SetConsoleOutputCP(CP_UTF8);
#endif
    if (count < 3) {
        std::cerr << "say which folder and which program / 请写上数据文件夹和要测试的程序:\n"
                  << "  ./check testdata/matches ./a.out\n";
        return 2;
    }
    const string folder = words[1], printed_path = "check-printed.txt";
    const vector<string> command(words + 2, words + count);
    vector<string> names;
    try {
        names = cases(folder);
    } catch (const std::filesystem::filesystem_error&) {
    }
    if (names.empty()) {
        std::cerr << folder << ": no cases there / 里面没有数据\n";
        return 2;
    }
    if (std::filesystem::exists(folder + "/" + names[0] + ".hidden")) {
        std::cerr << folder << ": the judge plays, which takes `cargo judge check` / "
                  << "交互题，请用 `cargo judge check`\n";
        return 2;
    }
    auto noted = notes(folder);
    const bool only_first_line = noted.count("only the first line counts") > 0;

    vector<string> wrong;
    double longest = 0;
    size_t ran = 0;
    for (const string& name : names) {
        const string path = folder + "/" + name;
        auto begin = std::chrono::steady_clock::now();
        const string failure = execute(command, path + ".in", printed_path);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        longest = std::max(longest, time.count());
        ran++;
        const string right = read(path + ".out"), printed = read(printed_path);
        vector<string> expected = lines(right), got = lines(printed);
        if (only_first_line) {
            expected.resize(std::min<size_t>(expected.size(), 1));
            got.resize(std::min<size_t>(got.size(), 1));
        }
        if (failure.empty() && expected == got) continue;
        wrong.push_back(name);
        if (wrong.size() > 1) continue;
        std::cout << name << ": ";
        if (failure.empty()) {
            size_t i = 0;
            while (i < expected.size() && i < got.size() && expected[i] == got[i]) i++;
            std::cout << "wrong answer in line " << i + 1 << " / 第 " << i + 1 << " 行答案错误\n";
        } else {
            std::cout << command[0] << " " << failure << "\n";
        }
        show("input / 输入:", read(path + ".in"));
        show("right answer / 正确答案:", right);
        show("printed / 程序的输出:", printed);
        for (const string& hint : noted[name]) std::cout << hint << "\n";
        std::cout << "again / 再运行一次:";
        for (const string& word : command) std::cout << " " << word;
        std::cout << " < " << path << ".in\n\n";
        // The others would take as long, or fail as this one.
        if (time.count() >= SECONDS || failure.find("started") != string::npos) break;
    }
    std::remove(printed_path.c_str());
    const size_t right = ran - wrong.size(), rest = names.size() - ran;
    std::cout << right << " right, " << wrong.size() << " wrong, " << rest << " not run / " << right
              << " 个通过，" << wrong.size() << " 个错误，" << rest << " 个未运行\n";
    if (wrong.size() > 1) {
        std::cout << "also wrong / 其他错误:";
        for (size_t i = 1; i < wrong.size() && i < 10; i++) std::cout << " " << wrong[i];
        std::cout << (wrong.size() > 10 ? " ...\n" : "\n");
    }
    std::cout << "longest / 最长用时: " << std::fixed << std::setprecision(2) << longest << " s";
    for (const string& limit : noted["time limit"]) std::cout << ", limit / 时限: " << limit;
    std::cout << "\n";
    return wrong.empty() ? 0 : 1;
}
