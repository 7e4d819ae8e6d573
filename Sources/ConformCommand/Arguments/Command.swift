/// A subcommand: what it is called, what it takes, what it does.
package struct Command: Sendable {
  package let name: String
  let abstract: String
  package let discussion: [HelpPassage]
  let operands: [Operand]
  package let options: [Option]
  package let perform: @MainActor @Sendable (Invocation) throws(CommandFailure) -> ExitStatus

  /// Describes a subcommand.
  ///
  /// - Parameters:
  ///   - abstract: What it does, in one line without a full stop.
  ///   - discussion: What a reader should know beyond that.
  package init(
    name: String, abstract: String, discussion: [HelpPassage] = [], operands: [Operand] = [],
    options: [Option] = [],
    perform: @escaping @MainActor @Sendable (Invocation) throws(CommandFailure) -> ExitStatus
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.perform = perform
  }

  /// Something that a command takes by its place.
  package struct Operand: Sendable {
    package let name: String
    let help: String
    let count: Count
    let choices: [String]
    let source: Source

    /// - Parameters:
    ///   - choices: The only words that may stand there; empty where any may.
    ///   - source: Where a shell finds the words that it offers, beside the choices.
    package init(
      name: String, help: String, count: Count = .one, choices: [String] = [],
      source: Source = .nothing
    ) {
      self.name = name
      self.help = help
      self.count = count
      self.choices = choices
      self.source = source
    }

    /// How many of them there may be.
    package enum Count: Sendable {
      case optional, one, atLeastOne, any
    }

    /// Where the words come from that may stand there.
    package enum Source: Sendable, Equatable {
      case nothing, files
      /// The ids that the command lists under these words.
      case lists([String])
      /// Both: a file, or one of the ids.
      case filesAndLists([String])
    }
  }

  /// Something that a command takes by name.
  package struct Option: Sendable {
    package let name: String
    let value: String?
    let help: String
    /// Whether its value is a path, as seen from where the command is called.
    package let isPath: Bool

    /// - Parameters:
    ///   - name: The name with its hyphens.
    ///   - value: What stands for the value in help texts; none for an option without a value.
    ///   - isPath: Whether the value is a path, which another process may see from elsewhere.
    package init(name: String, value: String? = nil, help: String, isPath: Bool = false) {
      self.name = name
      self.value = value
      self.help = help
      self.isPath = isPath
    }

    /// Whether a value has to stand behind its name.
    package var takesValue: Bool { value != nil }
  }
}

extension Command.Option {
  package static let all = Command.Option(
    name: "--all",
    help: "tell all: each proof, each case, what does not apply, the evidence of each rule")
  package static let json = Command.Option(name: "--json", help: "print a document of JSON")
  package static let strict = Command.Option(
    name: "--strict", help: "what a subject should keep counts as what it must")
  package static let traces = Command.Option(
    name: "--traces", value: "DIR",
    help: "the folder of the goldens; else the nearest one upward beside a Package.swift",
    isPath: true)
  package static let waivers = Command.Option(
    name: "--waivers", value: "FILE",
    help: "a JSON array of {rule, cases, reason, link, owner, expiry, accepted}", isPath: true)
  package static let workers = Command.Option(
    name: "--workers", value: "N",
    help: "how many processes run cases at the same time; one a core unless told")
  package static let help = Command.Option(name: "--help", help: "show this help")
}
