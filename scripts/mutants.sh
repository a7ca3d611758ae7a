#!/usr/bin/env bash
# Mutation testing: scripts/mutants.sh [package …], shared and all problems without a name. Needs
# cargo-mutants. Each mutant meets its package's tests; what they miss meets the cases of testdata.
# Works in a clone of the last commit and prints the mutants that nothing kills: some half an hour.
set -u
cd "$(dirname "$0")/.." || exit 1
clone=target/mutants/clone found=$PWD/target/mutants/found
rm -rf target/mutants && git clone --quiet . "$clone" && mkdir -p "$found" && cd "$clone" || exit 1
[ $# -gt 0 ] || set -- shared $(ls problems)
for package in "$@"; do
  only=${package/shared/} # every problem's cases may tell a wrong shared
  mutants=(cargo mutants --in-place --package "$package" --output "$found/$package" --timeout 20 --no-times)
  "${mutants[@]}" > "$found/$package.log" 2>&1
  "${mutants[@]}" --iterate --baseline skip --test-package judge -- --test cases -- ${only:+"$only/"} >> "$found/$package.log" 2>&1
done
cat "$found"/*/mutants.out/missed.txt | sort > "$found/missed.txt"
echo "$(cat "$found"/*/mutants.out/{caught,timeout,previously_caught}.txt 2> /dev/null | sort -u | wc -l) mutants killed, $(wc -l < "$found/missed.txt") missed"
cat "$found/missed.txt"
[ ! -s "$found/missed.txt" ]
