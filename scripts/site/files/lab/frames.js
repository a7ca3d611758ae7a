// The same brute force in C++ and in Python, with the place where the moves go.
import { say } from "./say.js";

/** @typedef {import("./takes.js").Takes} Takes */
/**
 * `ranges` are what the table has, if it is a line or a plane; of a rule with `start` this makes the states of it.
 * @typedef {import("./examples.js").Settings & {ranges?: [number, number][], isStarted: boolean}} Settings
 */
/** @typedef {"number" | "pair" | "list" | "text"} Kind of the positions */

/** @type {Record<Kind, {cpp: string, example: string}>} */
const KINDS = {
  number: { cpp: "int", example: "0" }, pair: { cpp: "pair<int, int>", example: "{0, 0}" },
  list: { cpp: "vector<int>", example: "{}" }, text: { cpp: "string", example: '""' },
};

/** @param {string} text of a position */
export const kindOf = (text) => /** @type {Kind} */ (/^\d/.test(text) ? "number" : text.startsWith('"') ? "text"
  : /^\[\d+,\d+\]$/.test(text) ? "pair" : "list");

/** @param {string} text @param {string} sign */
const comment = (text, sign) => text.split("\n").map((line) => `${sign} ${line}`.trimEnd()).join("\n");

/**
 * What a position is worth, by the end of the game: how it begins, and how it takes in an option.
 * @type {Record<string, {cpp: string[], python: string[]}>}
 */
const WORTHS = {
  loses: {
    cpp: ["set<int> seen;", "for (const State& option : options(state)) seen.insert(value(option));", "int mex = 0;",
      "while (seen.count(mex)) mex++;", "return memo[state] = mex;"],
    python: ["seen = {value(option) for option in options(state)}", "mex = 0", "while mex in seen:", "    mex += 1",
      "return mex"],
  },
  wins: {
    cpp: ["vector<State> to = options(state);", "bool won = to.empty();",
      "for (const State& option : to) if (!value(option)) won = true;", "return memo[state] = won;"],
    python: ["to = options(state)", "return int(not to or any(not value(option) for option in to))"],
  },
  sides: {
    cpp: ["bool won = false;", "for (const State& option : options(state.first, state.second))",
      "    if (!value({option, !state.second})) won = true;", "return memo[state] = won;"],
    python: ["return int(any(not value(option, 1 - player) for option in options(state, player)))"],
  },
  points: {
    cpp: ["int best = INT_MIN;",
      "for (auto [option, points] : options(state)) best = max(best, points - value(option));",
      "return memo[state] = best == INT_MIN ? 0 : best;"],
    python: ["return max((points - value(option) for option, points in options(state)), default=0)"],
  },
};

/**
 * The first lines: the rule, and that what follows is a frame, or else what the numbers mean.
 * @param {Settings} settings @param {string} sign @param {boolean} isWhole
 */
const begun = ({ text, at }, sign, isWhole) =>
  [comment(say("frame-rule", { at }), sign), comment(text, `${sign}  `),
    comment(say(isWhole ? "frame-code" : "frame-only"), sign), ""].join("\n");

/**
 * A whole program, where the rule is known as what may be taken from a heap.
 * @param {Settings} settings @param {Takes} takes
 */
export function cppOf(settings, { digits, goesOn }) {
  const { end, ranges: [[first, last]] } = settings;
  return `${begun(settings, "//", true)}#include <bits/stdc++.h>
using namespace std;

int main() {
    const vector<int> code = {${digits.join(", ")}};
    vector<int> value(${last + 1});
    for (int n = 0; n <= ${last}; n++) {
        set<int> seen;
        for (int t = 0; t <= n${goesOn ? "" : " && t < (int)code.size()"}; t++) {
            int left = n - t, may = code[${goesOn ? "min(t, (int)code.size() - 1)" : "t"}];
            if (may & (left ? 2 : 1)) seen.insert(value[left]);
            for (int a = 1; may & 4 && 2 * a <= left; a++) seen.insert(value[a] ^ value[left - a]);
        }
        ${end === "wins" ? "value[n] = seen.empty() || seen.count(0);" : "while (seen.count(value[n])) value[n]++;"}
        if (n >= ${first}) cout << value[n] << ' ';
    }
}
`;
}

/** The same. @param {Settings} settings @param {Takes} takes */
export function pythonOf(settings, { digits, goesOn }) {
  const { end, ranges: [[first, last]] } = settings;
  return `${begun(settings, "#", true)}
code = [${digits.join(", ")}]
value = []
for n in range(${last + 1}):
    seen = set()
    for t in range(${goesOn ? "n + 1" : "min(n + 1, len(code))"}):
        left, may = n - t, code[${goesOn ? "min(t, len(code) - 1)" : "t"}]
        if may & (2 if left else 1):
            seen.add(value[left])
        if may & 4:
            seen.update(value[a] ^ value[left - a] for a in range(1, left // 2 + 1))
    value.append(${end === "wins" ? "int(not seen or 0 in seen)" : "next(v for v in range(n + 2) if v not in seen)"})
print(*value[${first}:])
`;
}

/** @param {Settings} settings @param {Kind} kind */
export function cpp(settings, kind) {
  const { end, ranges, isStarted } = settings;
  const type = KINDS[kind].cpp;
  const top = "#include <bits/stdc++.h>\nusing namespace std;\n\n";
  const head = `${begun(settings, "//", false)}${top}using State = ${type};\n`;
  if (end === "draws") return `${head}\n${drawsInCpp()}`;
  const [two, scored] = [end === "sides", end === "points"];
  const result = scored ? "pair<State, int>" : "State";
  const start = isStarted ? `
State start(${ranges.length > 1 ? "int x, int y" : "int n"}) {
    State state;
    // ${say("frame-begin")}
    return state;
}
` : "";
  return `${head}
vector<${result}> options(${type === "int" ? "int" : "const State&"} state${two ? ", bool player" : ""}) {
    vector<${result}> result;
    // ${say(scored ? "frame-here-points" : "frame-here")}
    return result;
}
${start}
int value(${two ? "pair<State, bool>" : "State"} state) {
    static map<${two ? "pair<State, bool>" : "State"}, int> memo;
    auto known = memo.find(state);
    if (known != memo.end()) return known->second;
    ${WORTHS[end].cpp.join("\n    ")}
}

int main() {
${loopInCpp(settings, kind, two)}
}
`;
}

/** The states of a line or plane as another language writes them. @param {Settings} settings @param {string} pair */
const named = ({ ranges, isStarted }, pair) =>
  (isStarted ? `start(${ranges.length > 1 ? "x, y" : "n"})` : ranges.length > 1 ? pair : "n");

/** @param {Settings} settings @param {Kind} kind @param {boolean} two */
function loopInCpp(settings, kind, two) {
  const { ranges } = settings;
  const of = (/** @type {string} */ state) =>
    (two ? `value({${state}, false}) << value({${state}, true})` : `value(${state})`);
  const cell = ranges && `cout << ${of(named(settings, two ? "State{x, y}" : "{x, y}"))} << ' ';`;
  const loop = (/** @type {string} */ name, /** @type {number[]} */ [from, to]) =>
    `for (int ${name} = ${from}; ${name} <= ${to}; ${name}++)`;
  if (ranges?.length === 1) return `    ${loop("n", ranges[0])} ${cell}`;
  if (ranges) {
    const [x, y] = [loop("x", ranges[0]), loop("y", ranges[1])];
    return `    ${x} {\n        ${y} ${cell}\n        cout << '\\n';\n    }`;
  }
  return `    State start = ${KINDS[kind].example}; // ${say("frame-start")}\n    cout << ${of("start")} << '\\n';`;
}

const drawsInCpp = () => `vector<State> states; // ${say("frame-states")}
vector<vector<int>> options; // ${say("frame-options")}

int main() {
    int n = options.size();
    vector<vector<int>> before(n);
    vector<int> open(n), outcome(n, 'D');
    queue<int> known;
    for (int v = 0; v < n; v++) {
        open[v] = options[v].size();
        for (int w : options[v]) before[w].push_back(v);
        if (!open[v]) outcome[v] = 'L', known.push(v);
    }
    while (!known.empty()) {
        int w = known.front();
        known.pop();
        for (int v : before[w]) {
            if (outcome[v] != 'D') continue;
            if (outcome[w] == 'L') outcome[v] = 'W', known.push(v);
            else if (--open[v] == 0) outcome[v] = 'L', known.push(v);
        }
    }
    for (int v = 0; v < n; v++) cout << char(outcome[v]);
}
`;

/** @param {Settings} settings @param {Kind} kind */
export function python(settings, kind) {
  const { end, ranges, isStarted } = settings;
  const two = end === "sides";
  const args = two ? "state, player" : "state";
  const head = begun(settings, "#", false);
  if (end === "draws") return `${head}\n${drawsInPython()}`;
  const of = (/** @type {string} */ state) => (two ? `value(${state}, 0), value(${state}, 1)` : `value(${state})`);
  const cell = ranges && (two ? `(${of(named(settings, "(x, y)"))})` : of(named(settings, "(x, y)")));
  const within = (/** @type {number[]} */ [from, to]) => `range(${from}, ${to + 1})`;
  const loop = !ranges ? `print(${of(kind === "text" ? '""' : "()")})  # ${say("frame-start")}`
    : ranges.length === 1 ? `print(*[${cell} for n in ${within(ranges[0])}])`
      : `for x in ${within(ranges[0])}:\n    print(*[${cell} for y in ${within(ranges[1])}])`;
  const start = isStarted ? `
def start(${ranges.length > 1 ? "x, y" : "n"}):
    # ${say("frame-begin")}
    return state

` : "";
  return `${head}import sys
from functools import lru_cache

sys.setrecursionlimit(1_000_000)


def options(${args}):
    result = []
    # ${say(end === "points" ? "frame-here-points" : "frame-here")}
    return result

${start}
@lru_cache(None)
def value(${args}):
    ${WORTHS[end].python.join("\n    ")}


${loop}
`;
}

const drawsInPython = () => `from collections import deque

options = []  # ${say("frame-options")}

before = [[] for _ in options]
for v, to in enumerate(options):
    for w in to:
        before[w].append(v)
left = [len(to) for to in options]
outcome = ["L" if not to else "D" for to in options]
known = deque(v for v, to in enumerate(options) if not to)
while known:
    w = known.popleft()
    for v in before[w]:
        if outcome[v] != "D":
            continue
        left[v] -= 1
        if outcome[w] == "L":
            outcome[v] = "W"
        elif left[v] == 0:
            outcome[v] = "L"
        else:
            continue
        known.append(v)
print("".join(outcome))
`;
