/// The script that teaches bash a command.
///
/// Operands are completed by kind and not by place: the shell is told of all that may come behind a subcommand.
struct BashCompletion {
  private let words: CompletedWords

  init(_ words: CompletedWords) {
    self.words = words
  }

  /// The script. (It makes do with what bash has had since version 3.2, which comes with macOS.)
  var text: String {
    let function = words.functionName
    return """
      # Completions of \(words.name) for bash: source <(\(words.name) completions bash)
      \(function)_ids() {
        local kind
        for kind in "$@"; do "${COMP_WORDS[0]}" list "$kind" 2>/dev/null | cut -d' ' -f1; done
      }
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="" choices="" paths="" ids="" word
        [ "$COMP_CWORD" -gt 0 ] && previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        [ "$COMP_CWORD" -gt 1 ] && command="${COMP_WORDS[1]}"
        case "$previous" in
      \(valuePatterns)  esac
        case "$command" in
          '') choices="\(firstChoices)" ;;
          help) choices="\(words.commands.map(\.name).joined(separator: " "))" ;;
      \(words.commands.map(entry).joined())  esac
        case "$current" in
          -*) ids="" paths="" ;;
          *) if [ -n "$ids" ]; then choices="$choices $(\(function)_ids $ids)"; fi ;;
        esac
        COMPREPLY=($(compgen -W "$choices" -- "$current"))
        if [ -n "$paths" ]; then
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        fi
      }
      complete -o filenames -F \(function) \(Shell.quoted(words.name))

      """
  }

  private var firstChoices: String {
    (words.firstWords.map(\.word) + CompletedWords.firstOptions.map(\.0)).joined(separator: " ")
  }

  /// What stands behind an option with a value: a path, or what only the user knows.
  private var valuePatterns: String {
    let valued = words.commands.flatMap(\.options).filter(\.takesValue)
    func names(_ isPath: Bool) -> String {
      var seen: Set<String> = []
      return valued.filter { $0.isPath == isPath && seen.insert($0.name).inserted }
        .map(\.name).joined(separator: "|")
    }
    let lines = [
      (names(true), #"COMPREPLY=($(compgen -f -- "$current")); return"#), (names(false), "return"),
    ]
    return lines.filter { !$0.0.isEmpty }.map { "    \($0)) \($1) ;;\n" }.joined()
  }

  private func entry(_ command: Command) -> String {
    let choices = command.operands.flatMap(\.choices) + command.shownOptions.map(\.name)
    let ids = command.operands.flatMap(\.lists)
    let paths = command.operands.contains(where: \.takesFiles)
    return "    \(command.name)) choices=\"\(choices.joined(separator: " "))\""
      + (ids.isEmpty ? "" : " ids=\"\(ids.joined(separator: " "))\"") + (paths ? " paths=1" : "")
      + " ;;\n"
  }
}
