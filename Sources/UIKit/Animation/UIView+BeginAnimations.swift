public import Foundation
import VirtualTime

/// An animation that was begun by name and is not committed.
@MainActor final class OpenAnimation {
  let name: String?
  // The documentation of the setters has the defaults.
  var duration = 0.2
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  var isEndless = false
  var autoreverses = false
  var transition = false
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private var run: AnimationRun?
  private var outer: AnimationRun?

  init(_ name: String?) {
    self.name = name
  }

  /// Lets changes belong to this animation from now on.
  func open() {
    let run = AnimationRun(AnimationPlan(duration: .zero)) { _ in self.tell(self.didStop) }
    self.run = run
    outer = World.current.animations.open(run)
  }

  /// Lets the animation begin, as it was described by now.
  func commit() {
    guard let run else { return }
    self.run = nil
    let engine = World.current.animations
    engine.close(outer)
    var plan = AnimationPlan(
      duration: TimeSpan(seconds: duration), delay: TimeSpan(seconds: delay), pace: Pace(curve))
    plan.repeatsForever = isEndless
    plan.autoreverses = autoreverses
    run.replan(plan)
    run.takesTimeAnyway = transition
    tell(willStart)
    engine.start(run)
  }

  private func tell(_ selector: Selector?) {
    guard let delegate, let selector else { return }
    selector.perform(on: delegate, with: name)
  }
}

// Animations as they were before blocks: what changes between begin and commit is animated.
extension UIView {
  /// How a view's content changes.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  private static var open: OpenAnimation? { World.current.animations.openAnimations.last }

  /// Begins an animation; such may lie within each other, and each has its own length.
  ///
  /// - Parameters:
  ///   - animationID: a name for the delegate; what else it can be told is not kept.
  ///   - context: What the delegate is handed at begin and end.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let animation = OpenAnimation(animationID)
    World.current.animations.openAnimations.append(animation)
    animation.open()
  }

  /// Ends what belongs to the animation, which begins.
  public class func commitAnimations() {
    World.current.animations.openAnimations.popLast()?.commit()
  }

  /// Who is told of beginning and end; not kept alive.
  public class func setAnimationDelegate(_ delegate: Any?) {
    open?.delegate = delegate as AnyObject?
  }

  /// The delegate's method that is called when the animation begins.
  ///
  /// Differs from UIKit: it is called with the name alone.
  public class func setAnimationWillStart(_ selector: Selector?) { open?.willStart = selector }

  /// The delegate's method that is called when the animation is over.
  ///
  /// Differs from UIKit: it is called with the name alone.
  public class func setAnimationDidStop(_ selector: Selector?) { open?.didStop = selector }

  /// The length in seconds; 0.2 at first.
  public class func setAnimationDuration(_ duration: TimeInterval) { open?.duration = duration }

  /// The wait before it, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { open?.delay = delay }

  /// The moment of its beginning; now, whatever it is.
  public class func setAnimationStart(_ startDate: Date) {}

  /// The pace; slow at both ends at first.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open?.curve = curve }

  /// How often it runs; without an end where that is very often, and once otherwise.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    open?.isEndless = repeatCount >= 1_000_000
  }

  /// Whether each second run is the way back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open?.autoreverses = repeatAutoreverses
  }

  /// Whether it begins at what is seen; it always does here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Changes a view's content with an effect, which takes its time whatever changes.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { open?.transition = transition != .none }

  /// Lets the animations of a block run several times; once, here.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
