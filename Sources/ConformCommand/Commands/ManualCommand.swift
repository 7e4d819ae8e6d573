extension Command {
  /// Prints the page of the manual.
  static let manual = Command(
    name: "manual",
    abstract: "print the page of the manual, as 'man' reads it",
    discussion: [
      .rows { name in
        [
          ("to look at it", "'\(name) manual | man -l -'"),
          ("to keep it", "'\(name) manual > /usr/local/share/man/man1/\(name).1'"),
        ]
      }
    ]
  ) { invocation throws(CommandFailure) in
    let page = ManualPage(of: invocation.commandName, invocation.commands.shown)
    invocation.console.writePlain(page.text)
    return .holds
  }
}
