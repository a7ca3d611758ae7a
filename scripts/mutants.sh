#!/usr/bin/env bash
# Mutation testing: scripts/mutants.sh [package …], shared and all problems without a name. Needs
# cargo-mutants. A mutant meets its package's tests, and if they miss it the cases of testdata.
# Works in a clone of the last commit, prints what nothing kills, and takes some half an hour.
set -u
cd "$(dirname "$0")/.." || exit 1
cargo mutants --version > /dev/null 2>&1 || { echo "first: cargo install cargo-mutants" >&2; exit 2; }
found=$PWD/target/mutants && rm -rf "$found" && mkdir -p "$found" || exit 1
git clone --quiet . "$found/clone" && cd "$found/clone" || exit 1
[ $# -gt 0 ] || set -- shared $(cd problems && printf '%s\n' */ | tr -d /)
for package in "$@"; do
  here=$found/$package/mutants.out
  run=(cargo mutants --in-place --package "$package" --output "$found/$package" --timeout 20)
  "${run[@]}" > "$found/$package.log" 2>&1
  sort "$here/missed.txt" > "$found/$package/missed" || exit 1
  cat "$here"/{caught,timeout}.txt >> "$found/killed"
  [ -s "$found/$package/missed" ] || continue
  # A helper's mutant may fall on any problem's case, a problem's own on its own.
  cases=$package/ && [ "$package" != shared ] || cases=/
  "${run[@]}" --iterate --baseline skip --test-package judge -- --test cases -- --include-ignored "$cases" >> "$found/$package.log" 2>&1
  # What the first run killed by a time-out runs again here, and is killed all the same.
  sort "$here/missed.txt" | comm -12 - "$found/$package/missed" >> "$found/missed"
  sort "$here/missed.txt" | comm -13 - "$found/$package/missed" >> "$found/killed"
done
touch "$found/missed"
echo "$(wc -l < "$found/killed") mutants killed, $(wc -l < "$found/missed") missed"
cat "$found/missed"
[ ! -s "$found/missed" ]
