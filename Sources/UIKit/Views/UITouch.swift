import CoreGraphics
public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a finger is in its life.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// When it last changed, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var positionInWindow = CGPoint.zero
  var previousPositionInWindow = CGPoint.zero

  /// Where the finger is, in a view's coordinates; in the window's where none is given.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(positionInWindow, from: nil) ?? positionInWindow
  }

  /// Where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPositionInWindow, from: nil) ?? previousPositionInWindow
  }
}

/// What happened to the fingers on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// When it happened, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
}
