/// Which of the children that are seen decides the status bar, where a container shows two.
package enum StatusBarDecider: Sendable, Hashable {
  /// The main child.
  case child
  /// What is shown beside it.
  case side
}
