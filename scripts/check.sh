#!/usr/bin/env bash
# Runs the cases of testdata: scripts/check.sh [problem …], all of them without a name. A case passes
# if the program prints what is expected, whatever its blanks, and ends well, within 10 s where there
# is `timeout`.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
# Cargo says where it has put the programs: that depends on its settings.
programs=$(cargo build --release --quiet --message-format=json-render-diagnostics |
  sed -En 's/.*"executable":"(([^"\\]|\\.)*)".*/\1/p' | sed 's/\\\(.\)/\1/g') && [ -n "$programs" ] || exit 1
[ $# -gt 0 ] || set -- $(ls testdata)
limit=() && command -v timeout > /dev/null && limit=(timeout 10)
passed=0 failed=0
for name in "$@"; do
  program=$(grep -E "[/\\]$name(\.exe)?$" <<< "$programs") ||
    { echo "$name: there is no such program" >&2; failed=$((failed + 1)); continue; }
  for input in testdata/"$name"/*.in; do
    [ -e "$input" ] || { echo "$name: no cases in testdata/$name" >&2; failed=$((failed + 1)); continue; }
    printed=$(${limit[@]+"${limit[@]}"} "$program" < "$input" 2>&1; echo "exit status $?")
    if diff=$(diff -ub --label expected <(cat "${input%.in}.out"; echo "exit status 0") --label printed <(echo "$printed")); then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      printf '%s differs:\n%s\n' "$input" "$diff"
    fi
  done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
