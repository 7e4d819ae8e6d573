/// How a change ends that the script pulls along.
package enum PullEnd: Sendable {
  /// It is let go forward, and holds.
  case finished
  /// It is let go backward, and all is as before.
  case cancelled
}

extension Stage.Swipe {
  /// The plain swipe by which a finger pulls a change to an end.
  package init(to end: PullEnd) {
    switch end {
    case .finished: self = .through
    case .cancelled: self = .halfHearted
    }
  }
}
