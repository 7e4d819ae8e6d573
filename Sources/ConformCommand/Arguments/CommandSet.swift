/// The subcommands that there are.
package struct CommandSet: Sendable {
  /// Those that help shows, in its order.
  package let shown: [Command]
  /// Those that the command calls itself, and no help shows.
  package let inner: [Command]
  /// The one that is meant where none is named.
  package let standard: Command

  var all: [Command] { shown + inner }

  /// What explains a command, and is none.
  static let help = (name: "help", abstract: "explain a command")
}
