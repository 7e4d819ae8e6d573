/// The script that teaches zsh a command.
struct ZshCompletion {
  private let words: CompletedWords

  init(_ words: CompletedWords) {
    self.words = words
  }

  /// The script, which also serves as a file `_NAME` in a folder of completions.
  var text: String {
    let function = words.functionName
    return """
      #compdef \(words.name)
      # Completions of \(words.name) for zsh: source <(\(words.name) completions zsh)
      \(function)_ids() {
        local -a ids
        local kind
        for kind in "$@"; do ids+=(${${(f)"$($service list $kind 2>/dev/null)"}%% *}); done
        compadd -a ids
      }
      \(function)_commands() {
        local -a commands
        commands=(
      \(words.firstWords.map(described).joined())  )
        _describe command commands
      }
      \(function)() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \(firstOptions) '1: :\(function)_commands' '*:: :->rest'
        [[ $state == rest ]] || return
        case $line[1] in
          help) _arguments '1: :\(function)_commands' ;;
      \(words.commands.map { entry($0, function) }.joined())  esac
      }
      if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \
      \(Shell.quoted(words.name)); fi

      """
  }

  private var firstOptions: String {
    CompletedWords.firstOptions.map { Shell.quoted("(- *)\($0)[\(Self.plain($1))]") }
      .joined(separator: " ")
  }

  private func described(_ word: String, _ help: String) -> String {
    "    \(Shell.quoted("\(word):\(Self.plain(help))"))\n"
  }

  private func entry(_ command: Command, _ function: String) -> String {
    let options = command.shownOptions.map { option in
      let value = option.value.map { "=:\(Self.plain($0)):\(option.isPath ? "_files" : "")" }
      return Shell.quoted(
        "\(option.name)\(value.map { _ in "=" } ?? "")[\(Self.plain(option.help))]"
          + (value.map { String($0.dropFirst()) } ?? ""))
    }
    let operands = command.operands.enumerated().map { place, operand in
      let position = operand.takesMany ? "*" : "\(place + 1)"
      return Shell.quoted(
        "\(position):\(Self.plain(operand.name)):\(action(of: operand, function))")
    }
    let specifications = (options + operands).map { " \\\n        \($0)" }.joined()
    return "    \(command.name)) _arguments -s\(specifications) ;;\n"
  }

  private func action(of operand: Command.Operand, _ function: String) -> String {
    guard operand.choices.isEmpty else { return "(\(operand.choices.joined(separator: " ")))" }
    let ids =
      operand.lists.isEmpty ? nil : "\(function)_ids \(operand.lists.joined(separator: " "))"
    switch (ids, operand.takesFiles) {
    case (nil, false): return " "
    case (nil, true): return "_files"
    case (let ids?, false): return "{ \(ids) }"
    case (let ids?, true): return "{ _files; \(ids) }"
    }
  }

  /// A text without the signs that mean something in a specification.
  private static func plain(_ text: String) -> String {
    [":", "[", "]"].reduce(text.replacing("\\", with: #"\\"#)) { $0.replacing($1, with: "\\\($1)") }
  }
}
