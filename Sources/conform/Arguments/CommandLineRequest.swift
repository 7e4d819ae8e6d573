import TransitionCertification

/// What the arguments ask for: a command with its arguments, or help.
enum CommandLineRequest {
  case help(String)
  case call(Command, ArgumentReader)

  /// Arguments that fit no command, and the command that they were meant for.
  struct Misuse: Error {
    let error: UsageError
    let command: Command?
  }

  /// Reads all arguments; without a command it is the default one's.
  ///
  /// - Throws: The first argument that does not fit.
  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    if let first = rest.first, ["help", "--help", "-h"].contains(first) {
      self = .help(try Self.help(rest.dropFirst()))
      return
    }
    var command = CommandTable.standard
    if let first = rest.first, !first.hasPrefix("-") {
      command = try Self.command(first)
      rest = rest.dropFirst()
    }
    do throws(UsageError) {
      let reader = try ArgumentReader(Array(rest), for: command)
      let wantsHelp = reader.options[Command.Option.help.name] != nil
      self = wantsHelp ? .help(HelpText.text(command)) : .call(command, reader)
    } catch {
      throw Misuse(error: error, command: command)
    }
  }

  private static func help(_ topics: ArraySlice<String>) throws(Misuse) -> String {
    guard let topic = topics.first(where: { !$0.hasPrefix("-") }), topic != "help" else {
      return HelpText.overview(CommandTable.all)
    }
    return HelpText.text(try command(topic))
  }

  private static func command(_ name: String) throws(Misuse) -> Command {
    let commands = CommandTable.all + CommandTable.inner
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = CommandTable.all.map(\.name) + ["help"]
    let nearest = NearestWord.nearest(to: name, in: names)
    throw Misuse(error: .unknownCommand(name, nearest: nearest), command: nil)
  }
}
