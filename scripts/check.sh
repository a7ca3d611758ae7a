#!/usr/bin/env bash
# Runs the cases of testdata: scripts/check.sh [problem …], all of them without a name.
set -u
cd "$(dirname "$0")/.." || exit 1
cargo build --release --quiet || exit 1
[ $# -gt 0 ] || set -- $(ls testdata)
passed=0 failed=0
for name in "$@"; do
  for input in testdata/"$name"/*.in; do
    [ -e "$input" ] || { echo "$name: no cases in testdata/$name" >&2; failed=$((failed + 1)); continue; }
    if diff=$("target/release/$name" < "$input" 2>&1 | diff -u --label expected "${input%.in}.out" --label printed -); then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      printf '%s differs:\n%s\n' "$input" "$diff"
    fi
  done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
