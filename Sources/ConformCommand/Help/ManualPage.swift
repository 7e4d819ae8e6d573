import CaseProcesses
import ConformanceReports
import TransitionCertification

/// The page of the manual, made of the table of which help is made, in the language of `man`.
struct ManualPage {
  private let name: String
  private let commands: [Command]

  /// - Parameters:
  ///   - name: What the command is called.
  ///   - commands: Its subcommands.
  init(of name: String, _ commands: [Command]) {
    self.name = name
    self.commands = commands
  }

  /// The page.
  var text: String {
    let help = HelpText(name, width: Self.width)
    return ".TH \(Self.argument(name.uppercased())) 1 \"\" "
      + "\(Self.argument("\(name) \(SuiteVersion.current)")) \(Self.argument("Conformance"))\n"
      + section("NAME") + "\(Self.words(name)) \\- judge transitions between view controllers\n"
      + section("SYNOPSIS") + ".B \(Self.words(name))\n[COMMAND] [ARGUMENT...] [OPTION...]\n"
      + section("DESCRIPTION") + Self.lines(HelpText.purpose + "\n")
      + section("COMMANDS") + commands.map { self.text($0, help) }.joined()
      + section("EXIT STATUS")
      + ExitStatus.allCases.map { item(String($0.rawValue), $0.meaning) }.joined()
      + section("ENVIRONMENT")
      + RunVariable.allCases.map { item($0.rawValue, $0.help) }.joined()
      + section("NOTES") + Self.lines(help.notes + "\n")
  }

  /// The most characters of the lines that stay as they are: those of a page less its margin.
  private static let width = ReportStyle.usualWidth - 10

  private func section(_ title: String) -> String { ".SH \(Self.argument(title))\n" }

  private func item(_ name: String, _ explanation: String) -> String {
    ".TP\n.B \(Self.words(name))\n\(Self.lines(explanation + "\n"))"
  }

  private func text(_ command: Command, _ help: HelpText) -> String {
    let rows =
      command.operands.map { ($0.name, $0.explanation) }
      + command.shownOptions.map { ($0.spelling, $0.help) }
    return ".SS \(Self.argument(command.name))\n" + Self.lines(command.abstract.sentence + "\n")
      + Self.literal(help.usage(command).map { $0 + "\n" }.joined())
      + command.discussion.map(passage).joined() + rows.map { item($0, $1) }.joined()
  }

  private func passage(_ passage: HelpPassage) -> String {
    switch passage {
    case .text(let words): ".PP\n\(Self.lines(words + "\n"))"
    case .rows(let rows): rows(name).map { item($0, $1) }.joined()
    }
  }

  // MARK: - The language of the page

  /// Lines that stay as they are broken.
  private static func literal(_ text: String) -> String { ".PP\n.nf\n\(lines(text)).fi\n" }

  /// Lines of text, none of which is taken for a request.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let escaped = words(String(line))
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
      }
      .joined(separator: "\n")
  }

  /// Words in which no sign means anything to `man`, and hyphens are those that one types.
  private static func words(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("…", with: "...")
  }

  /// Words as one argument of a request.
  private static func argument(_ text: String) -> String {
    "\"\(words(text).replacing("\"", with: "\\(dq"))\""
  }
}
