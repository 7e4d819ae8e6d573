/// The subcommands that there are.
struct CommandSet {
  /// Those that help shows, in its order.
  let shown: [Command]
  /// Those that the command calls itself, and no help shows.
  let inner: [Command]
  /// The one that is meant where none is named.
  let standard: Command

  var all: [Command] { shown + inner }
}
