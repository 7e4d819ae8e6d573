import CoreGraphics
public import Foundation
import VirtualTime

/// Recognizes fingers that stay where they came down for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var timer: Ticket?

  /// How long the fingers stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before; kept as a value.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible else { return }
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    guard self.touches.count == numberOfTouchesRequired else { return }
    stopTimer()
    timer = World.current.turns.schedule(
      after: TimeSpan(seconds: minimumPressDuration), lane: .mainQueue, label: "long press"
    ) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    if isActive {
      state = .changed
    } else if abs(point.x - start.x) + abs(point.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    stopTimer()
  }

  private func stopTimer() {
    if let timer { World.current.turns.cancel(timer) }
    timer = nil
  }
}
