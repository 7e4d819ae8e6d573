import CoreGraphics
import Foundation

/// Where fingers come in: it finds the view, and hands each touch to recognizers and to the view.
@MainActor final class TouchDispatcher {
  private struct Finger {
    let touch: UITouch
    /// Those that watch this finger.
    let recognizers: [UIGestureRecognizer]
    /// Whether the view still gets the touch itself.
    var reachesView = true
  }

  private var fingers: [Int: Finger] = [:]
  /// Recognizers that watched a finger together, as long as one of them is not done with it.
  private var groups: [[UIGestureRecognizer]] = []
  private var taps = TapCounter()

  func down(at point: CGPoint, in window: UIWindow, finger: Int) {
    let world = World.current
    guard !world.isHalted, fingers[finger] == nil,
      !world.application.isIgnoringInteractionEvents
    else { return }
    guard let view = window.hitTest(point, with: nil), !isBusy(view) else { return }
    let touch = UITouch()
    touch.window = window
    touch.view = view
    touch.positionInWindow = point
    touch.previousPositionInWindow = point
    touch.timestamp = Headless.now
    let watching = view.recognizersUpTheTree.filter { $0.track(touch) }
    touch.gestureRecognizers = watching
    touch.tapCount = taps.count(at: point, Headless.now)
    fingers[finger] = Finger(touch: touch, recognizers: watching, reachesView: isFree(view))
    groups.append(watching)
    send(finger) {
      $0.touchesBegan($1, with: $2)
    } view: {
      $0.touchesBegan($1, with: $2)
    }
  }

  func move(to point: CGPoint, finger: Int) {
    guard let touch = advance(finger, to: .moved) else { return }
    touch.previousPositionInWindow = touch.positionInWindow
    touch.positionInWindow = point
    send(finger) {
      $0.touchesMoved($1, with: $2)
    } view: {
      $0.touchesMoved($1, with: $2)
    }
  }

  func up(finger: Int) {
    guard advance(finger, to: .ended) != nil else { return }
    send(finger) {
      $0.touchesEnded($1, with: $2)
    } view: {
      $0.touchesEnded($1, with: $2)
    }
    release(finger)
  }

  func cancel(finger: Int) {
    guard advance(finger, to: .cancelled) != nil else { return }
    send(finger) {
      $0.touchesCancelled($1, with: $2)
    } view: {
      $0.touchesCancelled($1, with: $2)
    }
    release(finger)
  }

  /// Takes all touches away.
  func cancelAll() {
    for finger in fingers.keys.sorted() { cancel(finger: finger) }
  }

  private func advance(_ finger: Int, to phase: UITouch.Phase) -> UITouch? {
    guard !World.current.isHalted, let touch = fingers[finger]?.touch else { return nil }
    touch.phase = phase
    touch.timestamp = Headless.now
    return touch
  }

  private func release(_ finger: Int) {
    guard let gone = fingers.removeValue(forKey: finger) else { return }
    for recognizer in gone.recognizers { recognizer.untrack(gone.touch) }
  }

  /// Hands a touch to its recognizers, each of which answers for what it does then, and then to the view.
  private func send(
    _ finger: Int,
    recognizer tellRecognizer: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void,
    view tellView: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard let entry = fingers[finger] else { return }
    let event = event()
    for recognizer in entry.recognizers where recognizer.isPossible || recognizer.isActive {
      guard recognizer.touches.has(entry.touch) else { continue }
      let tell = { tellRecognizer(recognizer, [entry.touch], event) }
      if recognizer.isOfSystem {
        World.acting(as: .host, tell)
      } else {
        World.consult(recognizer, tell)
      }
    }
    guard let view = entry.touch.view, fingers[finger]?.reachesView ?? false else { return }
    tellView(view, [entry.touch], event)
  }

  private func event() -> UIEvent {
    let event = UIEvent()
    event.timestamp = Headless.now
    event.allTouches = Set(fingers.values.map(\.touch))
    return event
  }
}

extension TouchDispatcher {
  /// The other recognizers that watch a finger together with one, or wait on after it, in order.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for group in groups where group.has(recognizer) {
      for other in group where other !== recognizer && !found.has(other) { found.append(other) }
    }
    return found
  }

  /// Notes that a recognizer is done with the touches that it watched.
  func forget(_ recognizer: UIGestureRecognizer) {
    for index in groups.indices { groups[index].drop(recognizer) }
    groups.removeAll { $0.isEmpty }
  }

  /// Takes the fingers of a recognized gesture from the views that they are in.
  func takeFromViews(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for (number, entry) in fingers.sorted(by: { $0.key < $1.key })
    where entry.reachesView && recognizer.touches.has(entry.touch) {
      fingers[number]?.reachesView = false
      entry.touch.view?.touchesCancelled([entry.touch], with: event())
    }
  }

  /// Whether a view takes no touches, for it takes part in a transition that nobody drives.
  ///
  /// Inferred; a transition that is never completed keeps touches out for good (ER-08). One that has
  /// a driver lets them through, for the driver may want to take hold of it; a fluid one is there for
  /// fingers (NI-06).
  private func isBusy(_ view: UIView) -> Bool {
    World.current.transitions.contains { transition in
      transition.number != nil && transition.isAnimated && transition.driver == nil
        && !transition.isFluid && view.isDescendant(of: transition.owner.container)
    }
  }

  /// Whether a view gets a new finger: one alone, and none beside a view that wants to be alone.
  private func isFree(_ view: UIView) -> Bool {
    for entry in fingers.values where entry.touch.window === view.window {
      guard let other = entry.touch.view, entry.reachesView else { continue }
      if other === view, !view.isMultipleTouchEnabled { return false }
      if other !== view, view.isExclusiveTouch || other.isExclusiveTouch { return false }
    }
    return true
  }
}
