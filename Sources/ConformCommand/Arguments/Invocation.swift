package import TransitionCertification

/// A subcommand as it was called.
package struct Invocation: Sendable {
  /// What was given by place.
  package let operands: [String]
  /// What was given by name; empty text for options without a value.
  package let options: [String: String]
  package let console: Console
  /// The variables of the process.
  package let environment: [String: String]
  /// The absolute path of the folder in which the command was called.
  package let directory: String
  /// What the command is called, so that readers call what they have.
  package let commandName: String
  /// The subcommands that there are.
  let commands: CommandSet
  /// The subjects that there are.
  package let registry: SubjectRegistry
  /// The cases of which there is no trace.
  package let lost = LostCases()

  /// Whether an option was given.
  package func has(_ option: Command.Option) -> Bool { options[option.name] != nil }

  /// The value of an option; none if it was not given.
  package func value(_ option: Command.Option) -> String? { options[option.name] }
}
