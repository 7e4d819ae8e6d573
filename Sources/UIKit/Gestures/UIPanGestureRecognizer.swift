import CoreGraphics
public import Foundation

/// Recognizes fingers that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it counts as a pan, in points. (Inferred.)
  private static let threshold: CGFloat = 10
  /// For how long a finger's last move counts as its speed, in seconds. (Inferred.)
  private static let memory: TimeInterval = 0.1

  private var start = CGPoint.zero
  /// The middle of the fingers after the last event.
  private var middle = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved since the gesture began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let end = location(in: view)
    let begin = view?.convert(start, from: nil) ?? start
    return CGPoint(x: end.x - begin.x + offset.x, y: end.y - begin.y + offset.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = location(in: nil)
    offset = translation
  }

  /// How fast the fingers move, in points a second; none where they came to rest.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time,
      Headless.now - last.time < Self.memory
    else { return .zero }
    let span = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible else { return take(touches, with: event) }
    start = location(in: nil)
    middle = start
    offset = .zero
    samples = [(event.timestamp, start)]
  }

  /// Fingers that come when the gesture has begun belong to it, up to the most that it takes. (Inferred.)
  private func take(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, self.touches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    } else {
      keepTranslation()
    }
  }

  /// A finger that comes or goes moves the middle of all, but is no move.
  private func keepTranslation() {
    let now = location(in: nil)
    let jump = CGPoint(x: now.x - middle.x, y: now.y - middle.y)
    start = CGPoint(x: start.x + jump.x, y: start.y + jump.y)
    samples = samples.map { sample in
      (sample.time, CGPoint(x: sample.point.x + jump.x, y: sample.point.y + jump.y))
    }
    middle = now
  }

  override func fingersChanged() {
    if isActive, !self.touches.isEmpty { keepTranslation() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    middle = location(in: nil)
    sample(event)
    if isActive {
      state = .changed
    } else if isPossible, hasMovedEnough {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = self.touches.count - touches.count
    if isActive {
      if remaining < max(minimumNumberOfTouches, 1) { state = .ended }
    } else if remaining <= 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Whether a move of the fingers is a gesture of this kind.
  func accepts(_ movement: CGPoint) -> Bool { true }

  private var hasMovedEnough: Bool {
    let movement = translation(in: nil)
    let count = touches.count
    return abs(movement.x) + abs(movement.y) >= Self.threshold && accepts(movement)
      && count >= minimumNumberOfTouches && count <= maximumNumberOfTouches
  }

  private func sample(_ event: UIEvent) {
    samples.append((event.timestamp, location(in: nil)))
    while samples.count > 2, event.timestamp - samples[1].time >= Self.memory {
      samples.removeFirst()
    }
  }
}

/// Recognizes a finger that comes in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from an edge a finger may come down, in points. (Inferred.)
  private static let margin: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touchedEdges.isDisjoint(with: edges) { state = .failed }
  }

  /// The edges that the fingers are near to.
  private var touchedEdges: UIRectEdge {
    let point = location(in: nil)
    let bounds = UIScreen.main.bounds
    var touched: UIRectEdge = []
    if point.x <= Self.margin { touched.insert(.left) }
    if point.x >= bounds.maxX - Self.margin { touched.insert(.right) }
    if point.y <= Self.margin { touched.insert(.top) }
    if point.y >= bounds.maxY - Self.margin { touched.insert(.bottom) }
    return touched
  }
}
