/// A subcommand: what it is called, what it takes, what it does.
struct Command: Sendable {
  let name: String
  /// What it does, in one line without a full stop.
  let abstract: String
  /// What a reader should know beyond that, in lines.
  var discussion: [String] = []
  var operands: [Operand] = []
  var options: [Option] = []
  let perform: @MainActor @Sendable (Invocation) throws(CommandFailure) -> ExitStatus

  /// Something that a command takes by its place.
  struct Operand: Sendable {
    let name: String
    let help: String
    var count = Count.one
    /// The only words that may stand there; empty where any may.
    var choices: [String] = []

    /// How many of them there may be.
    enum Count: Sendable {
      case one, atLeastOne, any
    }
  }

  /// Something that a command takes by name.
  struct Option: Sendable {
    /// The name with its hyphens.
    let name: String
    /// What stands for the value in help texts; none for an option without a value.
    var value: String?
    let help: String
  }
}

extension Command.Option {
  static let json = Command.Option(name: "--json", help: "print a document of JSON")
  static let strict = Command.Option(
    name: "--strict", help: "what a subject should keep counts as what it must")
  static let traces = Command.Option(
    name: "--traces", value: "DIR",
    help: "the folder of the goldens; else the nearest one upward beside a Package.swift")
  static let waivers = Command.Option(
    name: "--waivers", value: "FILE",
    help: "a JSON array of {rule, cases, reason, link, owner, expiry}")
  static let help = Command.Option(name: "--help", help: "show this help")
}
