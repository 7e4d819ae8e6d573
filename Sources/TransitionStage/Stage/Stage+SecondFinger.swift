import UIKit

/// A second finger: on what the first one uncovers, or beside the first one on what that pulls.
extension Stage {
  /// The number of the second finger; the script's first is 0.
  private static let second = 1
  /// How long after the first finger the second one moves, and goes, in seconds.
  private static let delay = 0.02

  /// Puts the second finger on the screen and lets it move a little, the way that the first one goes.
  package func touchBeside(_ gesture: Gesture) {
    let path = path(beside: gesture)
    send(.down(at: path.point(at: 0)), as: .gestureBegan, [gesture.argument])
    advance(by: Swipe.sample)
    send(.move(to: path.point(at: 0.05)), as: .gestureMoved)
  }

  /// Lets the second finger move on when the first one is gone, and takes it off the screen.
  package func moveBeside(_ gesture: Gesture) {
    advance(by: Self.delay)
    send(.move(to: path(beside: gesture).point(at: 0.1)), as: .gestureMoved)
    advance(by: Self.delay)
    send(.up, as: .gestureEnded)
  }

  /// Lets the second finger take over what the first one pulls: it comes down beside it, both move, the
  /// first one goes, and the second moves on, and off.
  ///
  /// - Parameters:
  ///   - first: the name of whom the first finger means.
  ///   - path: the first finger's way.
  ///   - stretch: what the second finger does.
  ///   - leaving: is done before the second finger goes.
  func takeOver(
    from first: String, on path: FingerPath, _ stretch: Swipe.Stretch, _ gesture: Gesture,
    leaving: () -> Void
  ) {
    send(.down(at: path.beside.point(at: stretch.start)), as: .gestureBegan, [gesture.argument])
    var isAlone = false
    follow(stretch) { fraction in
      send(.move(to: path.beside.point(at: fraction)), as: .gestureMoved)
      guard !isAlone else { return }
      send(.move(to: path.point(at: fraction)), as: .gestureMoved, to: first)
      send(.up, as: .gestureEnded, to: first)
      isAlone = true
    }
    leaving()
    send(.up, as: .gestureEnded)
  }

  private func path(beside gesture: Gesture) -> FingerPath {
    FingerPath(gesture, over: window.bounds, on: window.bounds)
  }

  private func send(
    _ touch: StageTouch, as method: Call.Method, _ arguments: [Call.Argument] = []
  ) {
    send(touch, as: method, arguments, to: Recorder.windowName, finger: Self.second)
  }
}
