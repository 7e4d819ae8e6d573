/// The script that teaches fish a command.
struct FishCompletion {
  private let words: CompletedWords

  init(_ words: CompletedWords) {
    self.words = words
  }

  /// The script.
  var text: String {
    let function = words.functionName
    return """
      # Completions of \(words.name) for fish: \(words.name) completions fish | source
      function \(function)_ids
        for kind in $argv
          \(Self.quoted(words.name)) list $kind 2>/dev/null | string replace -r ' .*' ''
        end
      end
      complete -c \(Self.quoted(words.name)) -f
      \(firstLines)\(words.commands.map { lines($0, function) }.joined())
      """
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(Self.quoted(words.name)) -n \(Self.quoted(condition)) \(rest)\n"
  }

  private var firstLines: String {
    words.firstWords.map { word, help in
      line("__fish_use_subcommand", "-a \(Self.quoted(word)) -d \(Self.quoted(help))")
    }
    .joined()
      + CompletedWords.firstOptions.map { name, help in
        line("__fish_use_subcommand", "-l \(name.dropFirst(2)) -d \(Self.quoted(help))")
      }
      .joined()
      + line(
        "__fish_seen_subcommand_from help",
        "-a \(Self.quoted(words.commands.map(\.name).joined(separator: " ")))")
  }

  private func lines(_ command: Command, _ function: String) -> String {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    let options = command.shownOptions.map { option in
      let value = option.takesValue ? option.isPath ? " -r -F" : " -x" : ""
      return line(
        condition, "-l \(option.name.dropFirst(2))\(value) -d \(Self.quoted(option.help))")
    }
    let operands = command.operands.flatMap { operand -> [String] in
      let help = Self.quoted(operand.help)
      let choices = operand.choices.isEmpty ? nil : operand.choices.joined(separator: " ")
      let ids =
        operand.lists.isEmpty ? nil : "(\(function)_ids \(operand.lists.joined(separator: " ")))"
      let words = [choices, ids].compactMap(\.self)
        .map { line(condition, "-a \(Self.quoted($0)) -d \(help)") }
      return words + (operand.takesFiles ? [line(condition, "-F")] : [])
    }
    return (options + operands).joined()
  }

  /// A text between single quotes, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
