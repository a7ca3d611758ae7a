#!/usr/bin/env bash
# Bundles every problem, by the tool that JUDGE names or cargo builds. The local rustc takes each bundle
# in every edition, and an old one too if OLD_RUSTC names it; warnings are errors. What the local one
# compiles in edition 2021 runs the cases of testdata. With --taken nothing runs: the oldest rustc that
# there is takes each bundle in the oldest edition.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
judge=${JUDGE-${CARGO_TARGET_DIR-target}/debug/judge}
[ -n "${JUDGE-}" ] || cargo build --quiet --package judge || exit 1
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT

check() { # name rustc edition
  set -o pipefail
  local name=$1 rustc=$2 edition=$3 program="$folder/$1-$3-${2##*/}-$RANDOM" input
  if [ "$rustc $edition" != "rustc 2021" ]; then
    "$rustc" --edition "$edition" --emit=metadata -D warnings "$folder/$name.rs" -o "$program" || { echo "$name: $rustc, edition $edition"; return 1; }
    rm -f "$program"
    return 0
  fi
  "$rustc" --edition "$edition" -O -D warnings "$folder/$name.rs" -o "$program" || { echo "$name: $rustc, edition $edition"; return 1; }
  for input in testdata/"$name"/*.in; do
    timeout 10 "$program" < "$input" 2>&1 | diff -b - "${input%.in}.out" > /dev/null || { echo "$input differs: $rustc, edition $edition"; return 1; }
  done
  rm -f "$program"
}
export -f check && export folder

jobs=()
for name in $(cd problems && printf '%s\n' */ | tr -d /); do
  "$judge" bundle "$name" --no-check > "$folder/$name.rs" || exit 1
  if [ "${1-}" = --taken ]; then
    jobs+=("$name ${OLD_RUSTC:-rustc} 2018")
    continue
  fi
  for edition in 2018 2021 2024; do
    jobs+=("$name rustc $edition")
    # It knows no edition 2024.
    [ -z "${OLD_RUSTC-}" ] || [ "$edition" = 2024 ] || jobs+=("$name $OLD_RUSTC $edition")
  done
done
printf '%s\n' "${jobs[@]}" | xargs -P "$(nproc)" -I{} bash -c 'check {}' || { echo "a bundle failed"; exit 1; }
wc -c "$folder"/*.rs | sort -n | awk -v jobs=${#jobs[@]} 'NR > 1 && $2 != "total" { last = $1; n++ } NR == 1 { first = $1; n++ }
  END { print jobs " compilations passed; bundles of " first " to " last " bytes" }'
