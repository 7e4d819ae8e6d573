public import UIKit

/// A recognizer that knows its direction, and so the sign of what it measures.
@MainActor public protocol PanGesture: UIPanGestureRecognizer {
  /// The side that the finger comes from.
  var direction: PanDirection { get }
}

extension PanGesture {
  /// How far the finger has moved the right way, as a fraction of what holds the view; negative the
  /// wrong way. The view itself may change its size meanwhile.
  public var progress: CGFloat {
    let area = view?.superview ?? view
    let length = direction.length(of: area?.bounds.size ?? .zero)
    return direction.part(of: translation(in: view?.window)) / max(length, 1)
  }

  /// How fast the finger moves the right way, in points a second; negative the wrong way.
  public var speed: CGFloat { direction.part(of: velocity(in: view?.window)) }
}

/// Recognizes a finger that moves one way.
public final class TransitionPanGestureRecognizer: UIPanGestureRecognizer, PanGesture {
  public let direction: PanDirection

  /// Makes a recognizer.
  public init(direction: PanDirection, target: AnyObject, action: Selector) {
    self.direction = direction
    super.init(target: target, action: action)
  }
}

/// Recognizes a finger that comes in from an edge.
public final class TransitionEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer,
  PanGesture
{
  public let direction: PanDirection

  /// Makes a recognizer.
  public init(edge: UIRectEdge, target: AnyObject, action: Selector) {
    direction = PanDirection(edge)
    super.init(target: target, action: action)
    edges = edge
  }
}
