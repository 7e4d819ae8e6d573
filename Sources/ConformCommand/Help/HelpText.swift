import TransitionCertification

/// The texts that explain the command, in the form that users of command lines know.
enum HelpText {
  /// The overview of all commands.
  static func overview(_ commands: [Command]) -> String {
    let rows = commands.map { ($0.name, $0.abstract) } + [("help", "explain a command")]
    let statuses = ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }
    return """
      Judges transitions between view controllers, on virtual time, by traces and named rules.

      usage: conform [COMMAND] [ARGUMENT…] [OPTION…]

      commands, of which 'run' is the default:
      \(table(rows))
      exit status:
      \(table(statuses))
      'conform help COMMAND' says more. Ids match by prefix, in whole segments: 'modal/full-screen'.

      """
  }

  /// The help of one command.
  static func text(_ command: Command) -> String {
    var text = "\(command.abstract.sentence)\n\n\(usage(command))\n"
    if !command.discussion.isEmpty {
      text += "\n" + command.discussion.map { $0 + "\n" }.joined()
    }
    if !command.operands.isEmpty {
      text += "\narguments:\n" + table(command.operands.map { ($0.name, $0.explanation) })
    }
    let options = (command.options + [.help]).map { ($0.spelling, $0.help) }
    return text + "\noptions:\n" + table(options)
  }

  /// The lines that show a command's form.
  static func usage(_ command: Command) -> String {
    let operands = command.operands.map { operand in
      switch operand.count {
      case .one: operand.name
      case .atLeastOne: "\(operand.name)…"
      case .any: "[\(operand.name)…]"
      }
    }
    let options = command.options.map { "[\($0.spelling)]" }
    let call = "usage: conform"
    let indent = String(repeating: " ", count: call.count + 1)
    let lines = Paragraph.lines(
      of: [command.name] + operands + options, width: Paragraph.width - indent.count)
    return call + " " + lines.joined(separator: "\n" + indent)
  }

  /// Rows of a name and its explanation, broken at the width.
  private static func table(_ rows: [(String, String)]) -> String {
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, explanation in
      let lead = "  " + name + String(repeating: " ", count: column - 2 - name.count)
      let indent = String(repeating: " ", count: column)
      let words = explanation.split(separator: " ").map(String.init)
      let lines = Paragraph.lines(of: words, width: Paragraph.width - column)
      return lead + lines.joined(separator: "\n" + indent) + "\n"
    }
    .joined()
  }
}

extension Command.Option {
  fileprivate var spelling: String { value.map { "\(name) \($0)" } ?? name }
}

extension Command.Operand {
  fileprivate var explanation: String {
    choices.isEmpty ? help : "\(help): \(choices.joined(separator: ", "))"
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
