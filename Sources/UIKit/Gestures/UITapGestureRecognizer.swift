import CoreGraphics
import Foundation
import VirtualTime

/// Recognizes fingers that come down and go up in one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move and still tap, in points. (Inferred.)
  private static let tolerance: CGFloat = 10

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var most = 0
  private var taps = 0
  private var timeout: Ticket?

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    most = max(most, self.touches.count)
    if most > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let point = touch.location(in: nil)
      if abs(point.x - start.x) + abs(point.y - start.y) > Self.tolerance { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible, self.touches.count <= touches.count else { return }
    guard most == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    most = 0
    if taps >= numberOfTapsRequired { state = .ended } else { waitForMore() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    stopWaiting()
    starts = [:]
    most = 0
    taps = 0
  }

  private func waitForMore() {
    waitsForMore = true
    timeout = World.current.turns.schedule(
      after: TimeSpan(seconds: TapCounter.patience), lane: .mainQueue, label: "tap"
    ) { [weak self] in self?.state = .failed }
  }

  private func stopWaiting() {
    waitsForMore = false
    if let timeout { World.current.turns.cancel(timeout) }
    timeout = nil
  }
}
