import CoreGraphics
public import Foundation

/// Where an animating object is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where an animation stands, or comes to rest.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An object that runs an animation which can be paused, scrubbed and reversed.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether the values go back to where they were.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts after a wait, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends where the values are; with `false` the end is still to be reported.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Reports the end of an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object that takes further animations and completions.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a part of the time that is left is over.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on, with another pace and in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Optional in Apple's protocol.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Starts it again, where an object has nothing of its own for this.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
