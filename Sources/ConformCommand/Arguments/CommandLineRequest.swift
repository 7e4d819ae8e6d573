import TransitionCertification

/// What the arguments ask for: a command with its arguments, help, or which version this is.
enum CommandLineRequest {
  /// An explanation of a command; of them all where none is named.
  case help(Command?)
  case version
  case call(Command, ArgumentReader)

  /// Arguments that fit no command, and the command that they were meant for.
  struct Misuse: Error {
    let error: UsageError
    let command: Command?
  }

  /// Reads all arguments; without a command it is the default one's.
  ///
  /// - Parameter commands: the commands that there are.
  /// - Throws: The first argument that does not fit.
  init(_ arguments: [String], of commands: CommandSet) throws(Misuse) {
    var rest = arguments[...]
    if let first = rest.first,
      [CommandSet.help.name, Command.Option.help.name, "-h"].contains(first)
    {
      self = .help(try Self.topic(rest.dropFirst(), of: commands))
      return
    }
    if let first = rest.first, first == Self.versionOption {
      if let unwanted = rest.dropFirst().first {
        throw Misuse(error: .unwantedOperand(unwanted, expected: [first]), command: nil)
      }
      self = .version
      return
    }
    var command = commands.standard
    if let first = rest.first, !first.hasPrefix("-") {
      command = try Self.command(first, of: commands)
      rest = rest.dropFirst()
    }
    do throws(UsageError) {
      let reader = try ArgumentReader(Array(rest), for: command)
      let wantsHelp = reader.options[Command.Option.help.name] != nil
      self = wantsHelp ? .help(command) : .call(command, reader)
    } catch {
      throw Misuse(error: error, command: command)
    }
  }

  /// What asks which version this is.
  static let versionOption = "--version"

  private static func topic(
    _ topics: ArraySlice<String>, of commands: CommandSet
  ) throws(Misuse) -> Command? {
    guard let topic = topics.first(where: { !$0.hasPrefix("-") }), topic != CommandSet.help.name
    else {
      return nil
    }
    return try command(topic, of: commands)
  }

  private static func command(
    _ name: String, of commands: CommandSet
  ) throws(Misuse) -> Command {
    if let command = commands.all.first(where: { $0.name == name }) { return command }
    let names = commands.shown.map(\.name) + [CommandSet.help.name]
    let nearest = NearestWord.nearest(to: name, in: names)
    throw Misuse(error: .unknownCommand(name, nearest: nearest, expected: names), command: nil)
  }
}
