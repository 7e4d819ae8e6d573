import UIKit

/// A second finger: on what the first one uncovers, or beside the first one on what that pulls.
extension Stage {
  /// The number of the second finger; the script's first is 0.
  private static let second = 1
  /// How long after the first finger the second one moves, in seconds.
  private static let delay = 0.02
  /// How long the second finger rests before it goes, in seconds: it throws nothing then.
  private static let pause = 0.1

  /// Where the second finger comes down, where it moves to beside the first one, and where it goes: on where that
  /// goes through, and back where it gives up, so that it does not bring about what the other one gives up.
  private static func stations(to end: PullEnd) -> [CGFloat] {
    switch end {
    case .finished: [0, 0.05, 0.1]
    case .cancelled: [0.1, 0.05, 0]
    }
  }

  /// Puts the second finger on the screen and lets it move a little.
  ///
  /// - Parameters:
  ///   - gesture: What the first finger does.
  ///   - end: What comes of the first finger.
  /// - Returns: Whether it is there: not where a control would take it for a tap when it lifts, since a finger that
  ///   moves is to be tried.
  package func touchBeside(_ gesture: Gesture, to end: PullEnd) -> Bool {
    let path = path(beside: gesture)
    let stations = Self.stations(to: end)
    guard !isControl(at: path.point(at: stations[0])) else { return false }
    comeDown(on: path, at: stations[0], gesture)
    advance(by: Swipe.sample)
    moveAlong(path, to: stations[1])
    return true
  }

  /// Lets the second finger move on when the first one is gone, and takes it off the screen when it has come to rest.
  ///
  /// - Parameters:
  ///   - gesture: What the first finger has done.
  ///   - end: What has come of the first finger.
  package func moveBeside(_ gesture: Gesture, to end: PullEnd) {
    advance(by: Self.delay)
    moveAlong(path(beside: gesture), to: Self.stations(to: end)[2])
    advance(by: Self.pause)
    liftSecond()
  }

  /// Whether a finger touches a control at a place of the window.
  private func isControl(at place: CGPoint) -> Bool {
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if current is UIControl { return true }
      view = current.superview
    }
    return false
  }

  /// The way of a second finger that comes down together with the first one, on the same view; none where that has
  /// no room for it.
  func companion(of path: FingerPath, on view: UIView?) -> FingerPath? {
    view.flatMap { view in [path.ahead, path.beside].first { isTouched(view, at: $0) } }
  }

  /// Puts the second finger on the screen.
  func comeDown(on path: FingerPath, at fraction: CGFloat = 0, _ gesture: Gesture) {
    send(.down(at: path.point(at: fraction)), as: .gestureBegan, [gesture.argument])
  }

  /// Moves the second finger to a fraction of its way.
  func moveAlong(_ path: FingerPath, to fraction: CGFloat) {
    send(.move(to: path.point(at: fraction)), as: .gestureMoved)
  }

  /// Takes the second finger off the screen.
  func liftSecond() { send(.up, as: .gestureEnded) }

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
    comeDown(on: path.beside, at: stretch.start, gesture)
    var isAlone = false
    follow(stretch) { fraction in
      moveAlong(path.beside, to: fraction)
      guard !isAlone else { return }
      send(.move(to: path.point(at: fraction)), as: .gestureMoved, to: first)
      send(.up, as: .gestureEnded, to: first)
      isAlone = true
    }
    leaving()
    liftSecond()
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
