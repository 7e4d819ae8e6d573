import CoreGraphics
import Foundation

/// Where fingers come in: it finds the view, and hands each touch to recognizers and to the view.
@MainActor final class TouchDesk {
  private struct Finger {
    let touch: UITouch
    /// Those that watch this finger.
    let recognizers: [UIGestureRecognizer]
    /// Whether the view still gets the touch itself.
    var reachesView = true
  }

  private var fingers: [Int: Finger] = [:]

  func down(at point: CGPoint, in window: UIWindow, finger: Int) {
    let world = World.current
    guard !world.isHalted, fingers[finger] == nil,
      !world.application.isIgnoringInteractionEvents
    else { return }
    guard let view = window.hitTest(point, with: nil) else { return }
    let touch = UITouch()
    touch.window = window
    touch.view = view
    touch.positionInWindow = point
    touch.previousPositionInWindow = point
    touch.timestamp = Headless.now
    let watching = view.recognizersUpTheTree.filter { $0.track(touch) }
    touch.gestureRecognizers = watching
    fingers[finger] = Finger(touch: touch, recognizers: watching)
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

  /// Hands a touch to its recognizers, lets the first that recognizes prevent others, then to the view.
  private func send(
    _ finger: Int,
    recognizer tellRecognizer: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void,
    view tellView: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard let entry = fingers[finger] else { return }
    let event = UIEvent()
    event.timestamp = Headless.now
    event.allTouches = [entry.touch]
    for recognizer in entry.recognizers where recognizer.isPossible || recognizer.isActive {
      let wasPossible = recognizer.isPossible
      tellRecognizer(recognizer, [entry.touch], event)
      guard wasPossible, recognizer.isRecognized else { continue }
      prevent(others: entry.recognizers, by: recognizer)
      if recognizer.cancelsTouchesInView, entry.reachesView, fingers[finger] != nil {
        fingers[finger]?.reachesView = false
        entry.touch.view?.touchesCancelled([entry.touch], with: event)
      }
    }
    guard let view = entry.touch.view, fingers[finger]?.reachesView ?? false else { return }
    tellView(view, [entry.touch], event)
  }

  private func prevent(others: [UIGestureRecognizer], by winner: UIGestureRecognizer) {
    for other in others where other !== winner && other.isPossible {
      let areFriends =
        winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
        ?? false
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
          ?? false
      if !areFriends, winner.canPrevent(other), other.canBePrevented(by: winner) { other.yield() }
    }
  }
}
