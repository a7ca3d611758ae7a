# Completes `cargo judge …`, its commands and the problems' names. In bash: source this file. In zsh:
# autoload -U bashcompinit && bashcompinit, then source it.
_cargo_judge() {
  local word=${COMP_WORDS[COMP_CWORD]} root=$PWD
  if [ "${COMP_WORDS[1]}" != judge ] || [ "$COMP_CWORD" -lt 2 ]; then
    # Cargo's own, if there is one.
    declare -f _cargo > /dev/null && _cargo "$@"
    return
  fi
  while [ -n "$root" ] && [ ! -d "$root/testdata" ]; do root=${root%/*}; done
  if [ "$COMP_CWORD" -eq 2 ]; then
    set -- bench bundle check gen help hunt list new
  else
    set -- $(ls "$root/problems" 2> /dev/null)
  fi
  COMPREPLY=($(compgen -W "$*" -- "$word"))
}
complete -o default -F _cargo_judge cargo
