public import UIKit

/// Follows a finger over a view: asks for a transition when it moves, and gives a verdict when it is
/// gone.
///
/// The finger may be gone before the transition has begun; the verdict then waits for the beginning.
/// A subclass may replace what one state of the finger leads to.
open class PanDriver: UIPercentDrivenInteractiveTransition {
  /// Where the finger pulls to.
  public enum Way: Sendable {
    case up, down, left, right
  }

  private let way: Way
  private let begin: @MainActor () -> Void
  private weak var view: UIView?
  /// Whether the transition that the finger asked for has begun.
  public private(set) var hasBegun = false
  private var verdict: Bool?

  /// Whether a finger is pulling, so that what is asked for now is to be driven.
  public var isPulling = false

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - way: where the finger pulls to.
  ///   - begin: asks for the transition.
  public init(_ way: Way, begin: @escaping @MainActor () -> Void) {
    self.way = way
    self.begin = begin
  }

  /// Whether the view is there on which it watches for fingers.
  public var isWatching: Bool { view != nil }

  /// Whether it watches for fingers on a view.
  public func watches(_ view: UIView) -> Bool { self.view === view }

  /// Begins to watch for fingers on a view; once for each view.
  public func watch(_ view: UIView) {
    guard self.view !== view else { return }
    self.view = view
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("follow(_:)", PanDriver.follow(_:))))
  }

  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    if let verdict { conclude(through: verdict) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: began(pan)
    case .changed: changed(pan)
    case .ended: ended(pan)
    case .cancelled, .failed: lost(pan)
    case .possible: break
    @unknown default: break
    }
  }

  /// The finger begins to pull.
  open func began(_ pan: UIPanGestureRecognizer) {
    isPulling = true
    hasBegun = false
    verdict = nil
    begin()
  }

  /// The finger has moved.
  open func changed(_ pan: UIPanGestureRecognizer) {
    update(fraction(of: pan))
  }

  /// The finger is gone; it has moved far enough or not.
  open func ended(_ pan: UIPanGestureRecognizer) {
    isPulling = false
    conclude(through: fraction(of: pan) > 0.5)
  }

  /// The system has taken the finger away.
  open func lost(_ pan: UIPanGestureRecognizer) {
    isPulling = false
    conclude(through: false)
  }

  /// Gives the verdict, or keeps it until the transition has begun.
  open func conclude(through isThrough: Bool) {
    guard hasBegun else {
      verdict = isThrough
      return
    }
    if isThrough { finish() } else { cancel() }
  }
}

extension PanDriver {
  /// How far the finger has pulled, from 0 to 1.
  public func fraction(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(part(pan.translation(in: nil), of: pan.view), 0), 1)
  }

  /// How fast the finger pulls, in whole ways a second; below 0 where it pushes back.
  public func speed(of pan: UIPanGestureRecognizer) -> CGFloat {
    part(pan.velocity(in: nil), of: pan.view)
  }

  /// What part of the way a movement is.
  private func part(_ movement: CGPoint, of view: UIView?) -> CGFloat {
    let size = view?.bounds.size ?? .zero
    return switch way {
    case .up: -movement.y / max(size.height, 1)
    case .down: movement.y / max(size.height, 1)
    case .left: -movement.x / max(size.width, 1)
    case .right: movement.x / max(size.width, 1)
    }
  }
}
