import CoreGraphics
import Foundation
import VirtualTime

/// The face of a transition that everybody else sees.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// A block, with the one who asked for it.
  private struct Promise {
    let cause: Cause
    let run: Block
  }

  /// Gone when the transition is over; the coordinator may be kept longer, and then knows less.
  @ZeroingWeak private var transition: ActiveTransition?
  @exclusivity(unchecked) private var alongside: [Promise] = []
  @exclusivity(unchecked) private var completions: [Promise] = []
  private var interactionHandlers: [(promise: Promise, hearsOfBeginnings: Bool)] = []
  private var endedCancelled: Bool?

  init(_ transition: ActiveTransition) {
    isAnimated = transition.isAnimated
    super.init()
    self.transition = transition
  }

  // MARK: - Knowing

  let isAnimated: Bool
  var presentationStyle: UIModalPresentationStyle { transition?.owner.style ?? .none }
  var initiallyInteractive: Bool { transition?.machine.beganInteractively ?? false }
  var isInterruptible: Bool { transition?.driver != nil }
  var isInteractive: Bool { transition?.machine.isInteractive ?? false }
  var isCancelled: Bool { endedCancelled ?? transition?.machine.wasCancelled ?? false }
  var transitionDuration: TimeInterval { isAnimated ? transition?.duration ?? 0 : 0 }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.driver?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition?.driver?.completionCurve ?? .easeInOut }
  var containerView: UIView { transition?.owner.container ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.controller(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key)
  }

  // MARK: - Taking part

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard let transition, transition.machine.phase != .completed else { return false }
    let cause = World.current.cause
    if let completion { completions.append(Promise(cause: cause, run: completion)) }
    guard let animation else { return true }
    alongside.append(Promise(cause: cause, run: animation))
    if transition.hasRunAlongside { runAlongside() }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    let promise = Promise(cause: World.current.cause, run: handler)
    interactionHandlers.append((promise, hearsOfBeginnings: true))
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    let promise = Promise(cause: World.current.cause, run: handler)
    interactionHandlers.append((promise, hearsOfBeginnings: false))
  }

  // MARK: - Keeping promises

  /// Runs the blocks beside the animation, on its clock and with its length (CO-09).
  func runAlongside() {
    let promises = alongside
    alongside = []
    guard let transition, !promises.isEmpty else { return }
    transition.tell(.alongside)
    let runAll = { for promise in promises { self.keep(promise) } }
    let isOver = transition.machine.phase == .completed
    guard isAnimated, !isOver, transition.duration > 0 else { return runAll() }
    World.current.animations.recording(on: transition.timeline) {
      UIView.animate(withDuration: transition.duration, animations: runAll)
    }
  }

  func interactionChanged() {
    guard !interactionHandlers.isEmpty else { return }
    transition?.tell(.interactionChanged, [.isCancelled(isCancelled)])
    for handler in interactionHandlers where handler.hearsOfBeginnings || !isInteractive {
      keep(handler.promise)
    }
  }

  /// Tells those who waited for the end; what was to run beside an animation that took no time has
  /// not run yet. (Inferred.)
  func runCompletions(isCancelled: Bool) {
    endedCancelled = isCancelled
    runAlongside()
    let promises = completions
    completions = []
    interactionHandlers = []
    guard !promises.isEmpty else { return }
    transition?.tell(.alongsideCompletion, [.isCancelled(isCancelled)])
    for promise in promises { keep(promise) }
  }

  private func keep(_ promise: Promise) {
    World.acting(as: promise.cause) { promise.run(self) }
  }
}
