import AppearanceTrace
package import UIKit

extension Stage {
  /// How long a finger is down before it moves, in seconds.
  private static let hold = 0.1

  /// Swipes over a controller's view, and lets the scene come to rest.
  ///
  /// - Parameters:
  ///   - swipe: how the gesture goes.
  ///   - gesture: what the subject understands.
  ///   - target: finds the controller, which is not kept meanwhile.
  ///   - touching: is done when the finger is down, before it moves.
  ///   - leaving: is done before the finger goes, when it has moved; not for a flick.
  ///   - settling: is done when the finger is gone, before the scene comes to rest; not for a flick,
  ///     behind which nothing has begun yet that it could meet.
  package func swipe(
    _ swipe: Swipe, _ gesture: Gesture, over target: () -> UIViewController?,
    touching: () -> Void = {}, leaving: () -> Void = {}, settling: () -> Void = {}
  ) {
    move(swipe, gesture, over: target, touching: touching, leaving: leaving)
    if swipe != .flick { settling() }
    rest()
  }

  /// Gives a swipe up, and takes hold again before all is back.
  ///
  /// - Parameters:
  ///   - gesture: what the subject understands.
  ///   - target: finds the controller, which is not kept meanwhile.
  package func swipeAgain(_ gesture: Gesture, over target: () -> UIViewController?) {
    move(.halfHearted, gesture, over: target)
    advance(by: Swipe.sample)
    move(.through, gesture, isQuick: true, over: target)
    rest()
  }

  /// Swipes over a controller's view as it is seen now; the scene goes on.
  ///
  /// - Parameter isQuick: whether the finger moves as soon as it is down, to stop what runs.
  package func move(
    _ swipe: Swipe, _ gesture: Gesture, isQuick: Bool = false,
    over target: () -> UIViewController?, touching: () -> Void = {}, leaving: () -> Void = {}
  ) {
    guard installer.answersNextPull() else {
      touching()
      advance(by: Self.hold)
      return leaving()
    }
    guard let (name, way) = way(of: gesture, over: target()) else { return }
    let swipe = swipe.decided(as: subject.systemsVerdict)
    let path = way.begun(at: swipe.lead)
    func send(_ touch: StageTouch, as method: Call.Method, _ arguments: [Call.Argument] = []) {
      self.send(touch, as: method, arguments, to: name)
    }
    var companion = swipe == .joined ? companion(of: path, on: target()?.view) : nil
    func move(to fraction: CGFloat) {
      if let companion { moveAlong(companion, to: fraction) }
      send(.move(to: path.point(at: fraction)), as: .gestureMoved)
    }
    send(.down(at: path.point(at: 0)), as: .gestureBegan, [gesture.argument])
    if let companion { comeDown(on: companion, gesture) }
    touching()
    advance(by: isQuick || swipe.isQuick ? Swipe.sample : Self.hold)
    move(to: Swipe.onset)
    if swipe == .flick { return send(.up, as: .gestureEnded) }
    for stretch in swipe.stretches(
      hasRoom: path.hasRoomBehind, vainReach: CGFloat(subject.vainReach))
    {
      follow(stretch, move)
      if companion != nil { liftSecond() }
      companion = nil
    }
    if let stretch = swipe.takenOver {
      return takeOver(from: name, on: path, stretch, gesture, leaving: leaving)
    }
    leaving()
    if swipe.isTakenAway {
      send(.cancel, as: .gestureCancelled)
    } else {
      send(.up, as: .gestureEnded)
    }
  }

  /// Moves a finger sixty times a second, and lets it rest where it comes to.
  ///
  /// - Parameter move: moves it to a fraction of the way.
  func follow(_ stretch: Swipe.Stretch, _ move: (CGFloat) -> Void) {
    let start = recorder.time
    for (count, fraction) in stretch.samples.enumerated() {
      advance(to: Double(count + 1) * Swipe.sample, after: start)
      move(fraction)
    }
    advance(by: stretch.pause)
  }

  /// Moves time on to so many seconds after another time; so that what is rounded does not add up.
  private func advance(to seconds: Double, after start: TraceTime) {
    let passed = Double(recorder.time.microseconds - start.microseconds) / 1_000_000
    advance(by: seconds - passed)
  }

  /// Taps a tab, as a finger does.
  ///
  /// - Parameters:
  ///   - index: the tab's place in the bar; all tabs have the same width.
  ///   - tabs: the tab bar controller.
  package func tap(_ index: Int, in tabs: UITabBarController) {
    let bar = tabs.tabBar
    guard let count = bar.items?.count, count > 0 else { return }
    let place = CGPoint(
      x: bar.bounds.width / CGFloat(count) * (CGFloat(index) + 0.5), y: bar.bounds.minY + 20)
    let name = recorder.name(tabs)
    send(
      .down(at: bar.convert(place, to: window)), as: .gestureBegan,
      [Call.Argument("tap", word: String(index))], to: name)
    send(.up, as: .gestureEnded, to: name)
  }

  /// Taps the middle of a view, as a finger does.
  ///
  /// - Parameter name: what the trace calls the view.
  package func tap(_ view: UIView, as name: String) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    send(
      .down(at: place), as: .gestureBegan, [Call.Argument("tap", word: name)],
      to: Recorder.windowName)
    send(.up, as: .gestureEnded, to: Recorder.windowName)
  }

  /// Does something with a finger, and writes it, with where the finger is and how fast it leaves.
  ///
  /// - Parameters:
  ///   - arguments: what the trace tells of it beside that.
  ///   - receiver: the name of whom the finger means.
  ///   - finger: tells fingers apart that are down at the same time.
  func send(
    _ touch: StageTouch, as method: Call.Method, _ arguments: [Call.Argument] = [],
    to receiver: String, finger: Int = 0
  ) {
    act {
      fingers[finger, default: FingerTrack()].follow(touch, at: recorder.time)
      let track = fingers[finger, default: FingerTrack()]
      recorder.record(
        receiver, method, arguments + track.arguments(for: touch, at: recorder.time), by: .script)
      host.touch(touch, finger: finger)
    }
  }
}

extension Gesture {
  /// The gesture's way, as a trace tells it.
  var argument: Call.Argument {
    switch self {
    case .drag(let direction): Call.Argument("drag", word: direction.rawValue)
    case .edgeSwipe: Call.Argument("edge", word: Edge.left.rawValue)
    case .edge(let edge): Call.Argument("edge", word: edge.rawValue)
    }
  }
}
