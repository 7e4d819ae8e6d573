import Foundation
import TransitionCertification

/// The texts that explain the command, in the form that users of command lines know.
struct HelpText {
  /// What the command is called, as its users have it: each author's executable has a name of its own.
  let commandName: String

  /// - Parameter executable: The path by which the process was started.
  init(_ executable: String?) {
    let name = executable.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    commandName = name.isEmpty ? "conform" : name
  }

  /// What the command is for, in a sentence.
  static let purpose =
    "Judges transitions between view controllers, on virtual time, by traces and named rules."

  /// What holds for all commands, in lines.
  var notes: String {
    """
    '\(commandName) help COMMAND' says more, '\(commandName) --version' which version this is.
    Ids match by prefix, in whole segments: 'modal/full-screen'. The name of a case is a subject and a
    scenario, with quotes around both or without. '--' ends options, '-' is standard input where a file
    is read.

    """
  }

  /// The overview of all commands.
  func overview(_ commands: [Command]) -> String {
    let rows = commands.map { ($0.name, $0.abstract) } + [("help", "explain a command")]
    let statuses = ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }
    return """
      \(Self.purpose)

      \(usage)

      commands, of which 'run' is the default:
      \(Self.table(rows))
      exit status:
      \(Self.table(statuses))
      variables:
      \(Self.table(RunVariable.allCases.map { ($0.rawValue, $0.help) }))
      \(notes)
      """
  }

  /// The help of one command.
  func text(_ command: Command) -> String {
    var text = "\(command.abstract.sentence)\n\n\(usage(command))\n"
    if !command.discussion.isEmpty {
      text += "\n" + command.discussion.map { $0 + "\n" }.joined()
    }
    if !command.operands.isEmpty {
      text += "\narguments:\n" + Self.table(command.operands.map { ($0.name, $0.explanation) })
    }
    let options = command.shownOptions.map { ($0.spelling, $0.help) }
    return text + "\noptions:\n" + Self.table(options)
  }

  /// How to go on after arguments that fit no command, or not this one.
  func advice(for command: Command?) -> String {
    let usage = command.map(usage) ?? usage
    let help = command.map { "\(commandName) help \($0.name)" } ?? "\(commandName) help"
    return "\(usage)\nsee '\(help)'\n"
  }

  /// The line that shows the form of all commands.
  private var usage: String { "usage: \(commandName) [COMMAND] [ARGUMENT…] [OPTION…]" }

  /// The lines that show a command's form.
  func usage(_ command: Command) -> String {
    let operands = command.operands.map { operand in
      switch operand.count {
      case .optional: "[\(operand.name)]"
      case .one: operand.name
      case .atLeastOne: "\(operand.name)…"
      case .any: "[\(operand.name)…]"
      }
    }
    let options = command.options.map { "[\($0.spelling)]" }
    let call = "usage: \(commandName)"
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
  /// The option with what stands for its value.
  var spelling: String { value.map { "\(name) \($0)" } ?? name }
}

extension Command.Operand {
  /// What it is, and the only words that it may be.
  var explanation: String {
    choices.isEmpty ? help : "\(help): \(choices.joined(separator: ", "))"
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
