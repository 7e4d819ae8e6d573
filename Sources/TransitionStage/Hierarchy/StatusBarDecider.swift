/// Who decides the status bar in the reference for a container.
package enum StatusBarDecider: Sendable, Hashable {
  /// The main child.
  case child
  /// What is shown beside it, while that is so.
  case side
  /// The container itself.
  case container
}
