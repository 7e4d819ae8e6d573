extension Command {
  /// Prints what teaches a shell this command.
  static let completions = Command(
    name: "completions",
    abstract: "print a script that lets a shell complete commands, options and ids",
    discussion: [
      .rows { name in
        [
          ("bash", "'source <(\(name) completions bash)'"),
          ("zsh", "'source <(\(name) completions zsh)', or a file '_\(name)' in a folder of fpath"),
          ("fish", "'\(name) completions fish | source'"),
        ]
      }
    ],
    operands: [
      Operand(name: "SHELL", help: "the shell", choices: Shell.allCases.map(\.rawValue))
    ]
  ) { invocation throws(CommandFailure) in
    guard let shell = Shell(rawValue: invocation.operands[0]) else {
      throw .misuse("there are no completions for '\(invocation.operands[0])'")
    }
    invocation.console.writePlain(
      shell.script(for: invocation.commandName, invocation.commands.shown))
    return .holds
  }
}
