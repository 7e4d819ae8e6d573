/// What can stand where behind a command, as help has it, for every shell.
struct CompletedWords {
  /// What the command is called.
  let name: String
  /// The subcommands that help shows.
  let commands: [Command]

  init(of name: String, _ commands: [Command]) {
    self.name = name
    self.commands = commands
  }

  /// The name as a part of a function's name.
  var functionName: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What may stand where a subcommand does, each with what it does.
  var firstWords: [(word: String, help: String)] {
    commands.map { ($0.name, $0.abstract) } + [CommandSet.help]
  }

  /// The options that may stand before a subcommand, each with what it does.
  static let firstOptions = [
    (Command.Option.help.name, Command.Option.help.help),
    (CommandLineRequest.versionOption, "show which version this is"),
  ]
}

extension Command {
  /// The options as help shows them.
  var shownOptions: [Option] { options + [.help] }
}

extension Command.Operand {
  /// The ids that may stand there, by the words under which the command lists them.
  var lists: [String] {
    switch source {
    case .nothing, .files: []
    case .lists(let kinds), .filesAndLists(let kinds): kinds
    }
  }

  /// Whether a file or a folder may stand there.
  var takesFiles: Bool {
    switch source {
    case .nothing, .lists: false
    case .files, .filesAndLists: true
    }
  }

  /// Whether more than one may stand there.
  var takesMany: Bool {
    switch count {
    case .optional, .one: false
    case .atLeastOne, .any: true
    }
  }
}
