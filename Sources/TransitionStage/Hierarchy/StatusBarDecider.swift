/// Who decides the status bar in the reference for a container.
package enum StatusBarDecider: Sendable, Hashable {
  /// The main child.
  case child
  /// What is shown beside it, while that is so.
  case side
  /// The top of a stack, though its bar is shown.
  case top
  /// The container itself.
  case container
}
