/// A subcommand as it was called.
struct Invocation: Sendable {
  /// What was given by place.
  let operands: [String]
  /// What was given by name; empty text for options without a value.
  let options: [String: String]
  let console: Console
  /// The variables of the process.
  let environment: [String: String]
  /// The absolute path of the folder in which the command was called.
  let directory: String

  /// Whether an option was given.
  func has(_ option: Command.Option) -> Bool { options[option.name] != nil }

  /// The value of an option; none if it was not given.
  func value(_ option: Command.Option) -> String? { options[option.name] }
}
