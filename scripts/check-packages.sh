#!/usr/bin/env bash
# Verifies packages as judges do: scripts/check-packages.sh [problem …], all of them without a name. They
# are made by the tool that JUDGE names or cargo builds; problemtools of Kattis, from PyPI in a folder of
# its own, runs every validator on every case and every program, and must find no error. The statements
# are compiled where there is LuaLaTeX. Each invalid input is refused; an old compiler takes the validators
# if OLD_RUSTC names it.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
judge=${JUDGE-${CARGO_TARGET_DIR-target}/debug/judge}
[ -n "${JUDGE-}" ] || cargo build --quiet --package judge || exit 1
target=${CARGO_TARGET_DIR-$PWD/target}
tools=$target/problemtools-1.20260907
if [ ! -x "$tools/bin/verifyproblem" ]; then
  rm -rf "$tools"
  python3 -m venv "$tools" && "$tools/bin/pip" install --quiet problemtools==1.20260907 || exit 1
fi
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
if [ $# -gt 0 ]; then
  for name in "$@"; do
    "$judge" pack "$name" > "$folder/made" || exit 1
    zip=$(cut -d: -f1 "$folder/made") && short=$(basename "$zip" .zip)
    python3 -m zipfile -e "$zip" "$folder/packages/$short"
  done
else
  "$judge" pack --all && python3 -m zipfile -e "$target/packages/all.zip" "$folder/packages"
fi || exit 1
# Python's zipfile forgets what can be run.
chmod +x "$folder"/packages/*/output_validators/*/build 2> /dev/null

check() { # package
  local package=$folder/packages/$1 log=$folder/$1.log parts=(config validators graders data submissions) input
  command -v lualatex > /dev/null && parts+=(statement)
  "$tools/bin/verifyproblem" "$package" -l info -p "${parts[@]}" > "$log" 2>&1
  grep -q "^$1 tested: 0 errors" "$log" || { cat "$log"; return 1; }
  rustc -O --edition 2021 -o "$folder/$1-validator" "$package/input_validators/validator.rs" || return 1
  for input in "$package"/invalid_input/*.in; do
    "$folder/$1-validator" < "$input" > /dev/null
    [ $? = 43 ] || { echo "$1: the validator takes ${input##*/}"; return 1; }
  done
  [ -z "${OLD_RUSTC-}" ] || for program in "$package"/*_validators/{*.rs,*/*.rs}; do
    [ ! -e "$program" ] || "$OLD_RUSTC" --edition 2021 --emit=metadata -o "$folder/$1-old" "$program" ||
      { echo "$1: $OLD_RUSTC takes no ${program##*/}"; return 1; }
  done
}
export -f check && export folder tools

ls "$folder/packages" | xargs -P "$(nproc)" -I{} bash -c 'check {}' || { echo "a package failed"; exit 1; }
count() { # what in names of lines
  echo "$(cat "$folder"/*.log | grep -c "$2") $1"
}
echo "$(ls "$folder/packages" | wc -l) packages: $(ls "$folder"/packages/*/data/*/*.in | wc -l) cases taken," \
  "$(ls "$folder"/packages/*/invalid_input/*.in | wc -l) invalid inputs refused," \
  "$(count "programs accepted" "^   accepted/.* OK: AC")," \
  "$(count "wrong answers" "^   wrong_answer/.* OK: WA")," \
  "$(count "too slow" "^   time_limit_exceeded/.* OK: TLE")," \
  "$(count warnings "^WARNING")"
