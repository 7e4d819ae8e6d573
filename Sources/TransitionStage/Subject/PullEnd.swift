/// How a change ends that the script pulls along.
package enum PullEnd: Sendable {
  /// It is let go forward, and holds.
  case finished
  /// It is let go backward, and all is as before.
  case cancelled
}
