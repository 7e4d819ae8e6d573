extension Command {
  /// Prints the page of the manual.
  static let manual = Command(
    name: "manual",
    abstract: "print the page of the manual, as 'man' reads it",
    discussion: [
      "To look at it: conform manual | man -l -",
      "To keep it: conform manual > /usr/local/share/man/man1/conform.1",
    ]
  ) { invocation throws(CommandFailure) in
    let page = ManualPage(of: invocation.commandName, invocation.commands.shown)
    invocation.console.writePlain(page.text)
    return .holds
  }
}
