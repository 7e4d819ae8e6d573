import CaseProcesses
import Foundation
import TransitionCertification

/// The texts that explain the command, in the form that users of command lines know.
struct HelpText {
  /// What the command is called, as its users have it: each author's executable has a name of its own.
  let commandName: String
  /// The most characters of a line.
  private let width: Int

  /// - Parameters:
  ///   - executable: The path by which the process was started.
  ///   - width: The most characters of a line.
  init(_ executable: String?, width: Int = ReportStyle.usualWidth) {
    let name = executable.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    commandName = name.isEmpty ? "conform" : name
    self.width = width
  }

  /// What the command is for, in a sentence.
  static let purpose =
    "Judges transitions between view controllers, on virtual time, by traces and named rules."

  /// What holds for all commands, in sentences.
  var notes: String {
    """
    '\(commandName) help COMMAND' says more, '\(commandName) --version' which version this is. Ids match by \
    prefix, in whole segments: 'modal/full-screen'. The name of a case is a subject and a scenario, with \
    quotes around both or without. '--' ends options, '-' is standard input where a file is read.
    """
  }

  /// The overview of all commands.
  func overview(of commands: CommandSet) -> String {
    let rows = commands.shown.map { ($0.name, $0.abstract) } + [CommandSet.help]
    let statuses = ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }
    return text(of: [
      set(Self.purpose), [usage],
      ["commands, of which '\(commands.standard.name)' is the default:"] + table(rows),
      ["exit status:"] + table(statuses),
      ["variables:"] + table(RunVariable.allCases.map { ($0.rawValue, $0.help) }), set(notes),
    ])
  }

  /// The help of one command.
  func text(_ command: Command) -> String {
    let operands = command.operands.map { ($0.name, $0.explanation) }
    let options = command.shownOptions.map { ($0.spelling, $0.help) }
    return text(
      of: [set(command.abstract.sentence), usage(command)]
        + command.discussion.map { $0.lines(for: commandName, width: width) }
        + (operands.isEmpty ? [] : [["arguments:"] + table(operands)])
        + [["options:"] + table(options)])
  }

  /// How to go on after arguments that fit no command, or not this one.
  func advice(for command: Command?) -> String {
    let lines = command.map(usage) ?? [usage]
    let help = command.map { "\(commandName) help \($0.name)" } ?? "\(commandName) help"
    return text(of: [lines + ["see '\(help)'"]])
  }

  /// The line that shows the form of all commands.
  private var usage: String { "usage: \(commandName) [COMMAND] [ARGUMENT…] [OPTION…]" }

  /// The lines that show a command's form.
  func usage(_ command: Command) -> [String] {
    let operands = command.operands.map { operand in
      switch operand.count {
      case .optional: "[\(operand.name)]"
      case .one: operand.name
      case .atLeastOne: "\(operand.name)…"
      case .any: "[\(operand.name)…]"
      }
    }
    let options = command.options.map { "[\($0.spelling)]" }
    let call = "usage: \(commandName) "
    let lines = Paragraph.lines(
      of: [command.name] + operands + options, width: width - call.count)
    let margin = String(repeating: " ", count: call.count)
    return lines.enumerated().map { ($0.offset == 0 ? call : margin) + $0.element }
  }

  // MARK: - Lines

  private func set(_ sentences: String) -> [String] {
    Paragraph.sentence(sentences, lead: "", indent: 0, width: width)
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    Paragraph.table(rows, width: width)
  }

  /// Blocks of lines with an empty one between.
  private func text(of blocks: [[String]]) -> String {
    blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
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
