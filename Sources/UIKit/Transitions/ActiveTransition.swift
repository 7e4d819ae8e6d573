import CoreGraphics
import TransitionVocabulary
import UIKitSemantics
import VirtualTime

/// One change of controllers, from its request to its end: the driver of the transition machine.
@MainActor final class ActiveTransition: WeaklyReferenced {
  @exclusivity(unchecked) private var weakReferenceOwner = WeakReferenceOwner()
  var weakReferenceCell: WeakReferenceCell { weakReferenceOwner.weakReferenceCell(of: self) }

  let kind: TransitionKind
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  /// Who carries it out.
  @exclusivity(unchecked) var performers = TransitionParticipants()
  /// Who animates it.
  var animator: (any UIViewControllerAnimatedTransitioning)? { performers.animator }
  /// Whether an animator of the user's animates.
  ///
  /// In a navigation it gives the incoming view its frame, and for a dismissal that is given up it takes
  /// out again what it put in: libraries that did not were seen to leave views under bars, and both
  /// screens on each other. Containers tidy up by themselves. (Inferred.)
  var isCustom: Bool { animator != nil && !performers.isAnimatorHosts }
  /// Who holds it, if anybody.
  var driver: (any UIViewControllerInteractiveTransitioning)? { performers.driver }
  /// The clock that the transition's animations run on; made for the first of them.
  var timeline: AnimationTimeline {
    if let madeTimeline { return madeTimeline }
    let made = AnimationTimeline()
    madeTimeline = made
    return made
  }
  private var madeTimeline: AnimationTimeline?
  @exclusivity(unchecked) private(set) var machine = TransitionMachine()
  /// What the animator answers when it is asked for one that can be interrupted; none before that.
  private var answers: InterruptibleAnswers?
  /// Whether somebody else than the host keeps the context, and so could still complete the transition.
  var isContextKept: Bool {
    let percentDriver = driver as? UIPercentDrivenInteractiveTransition
    if let context { percentDriver?.release(context) }
    let trace = WeakTrace(object: context)
    context = nil
    context = trace.object
    if let context { percentDriver?.adopt(context) }
    return context != nil
  }
  /// The transition's number in this scene; none before it begins.
  private(set) var number: Int?
  /// How long the animator says that it takes, in seconds.
  private(set) var duration = 0.0
  /// How far a driver says that it is.
  private(set) var percentComplete: CGFloat = 0
  let owner: any TransitionOwner
  /// The face that the animator sees; kept until the end, and not made where nobody would see it.
  @exclusivity(unchecked) private var context: TransitionContext?
  /// The face that everybody else sees; made for the first who asks.
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let made = TransitionCoordinator(self)
    madeCoordinator = made
    return made
  }
  private var madeCoordinator: TransitionCoordinator?
  /// Whether what runs beside the animation was run; what comes later runs at once.
  private(set) var hasRunAlongside = false

  init(
    _ kind: TransitionKind, from: UIViewController, to: UIViewController, isAnimated: Bool,
    owner: any TransitionOwner
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.owner = owner
    world.transitions.append(self)
  }

  /// The scene that it belongs to, which keeps it until it is over.
  private let world = World.current

  /// The transition as observers see it.
  var scene: SceneEvent.Transition {
    SceneEvent.Transition(
      number: number ?? 0, kind: kind, from: from, to: to, container: owner.container,
      isAnimated: isAnimated, isInteractive: machine.beganInteractively, style: owner.style,
      removesFromView: owner.removesFromView)
  }

  /// Tells the observer that those who follow the transition are told something.
  func tell(_ method: EventKind, _ arguments: [SceneEvent.Argument] = []) {
    world.report(.call(.init(.transition(scene), method, arguments)))
  }

  /// Tells the observer that somebody calls a method of the transition's context.
  private func request(
    _ method: EventKind, _ arguments: @autoclosure () -> [SceneEvent.Argument] = []
  ) {
    world.report(.call(.init(.transition(scene), method, arguments(), manner: .requested)))
  }

  // MARK: - Beginning

  /// Begins the transition when the next commit is through, unless its owner has something against it by then.
  ///
  /// Nothing but the transition is kept until then, which keeps all others.
  func startAfterCommit() {
    world.turns.afterCommit { self.owner.begin(self) }
  }

  /// Begins the transition, as the host's doing.
  func start() {
    guard !world.isHalted, machine.phase == .requested else { return }
    world.acting(as: .host) { begin() }
  }

  /// Ends a transition that nobody will see: only those who wait for its end are told.
  func skip() {
    guard machine.handle(.started(interactively: false)) == .accept else { return }
    _ = machine.handle(.completed(true))
    world.transitions.drop(self)
    runCompletions(isCancelled: false)
  }

  /// Lets go of everything; nobody is told.
  func abandon() {
    context = nil
    answers?.close()
    madeTimeline?.abandon()
    owner.abandon()
    releaseDriver()
  }

  /// Lets go of who drove: a driver that keeps its context, as UIKit's own does, would be kept by that. Who keeps a
  /// context keeps its animator. (Inferred; the latter after reports of animators that do not go.)
  private func releaseDriver() { performers.driver = nil }

  /// The view that leaves waits for a layout when the animation begins (AC-20).
  private func begin() {
    owner.prepare(self)
    number = world.nextTransitionNumber()
    let isInteractive = isAnimated && (driver?.wantsInteractiveStart ?? false)
    _ = machine.handle(.started(interactively: isInteractive))
    world.report(.began(scene, finalFrame: announcedFrame))
    owner.announce(self)
    guard !world.isHalted else { return }
    guard animator != nil || driver != nil || world.isWatched else {
      return runWithoutAnimation()
    }
    let context = TransitionContext(self)
    self.context = context
    world.report(.engaged(scene, context: context))
    (driver as? UIPercentDrivenInteractiveTransition)?.adopt(context)
    if isInteractive || animator != nil { owner.view(.from)?.setNeedsLayout() }
    if let driver, isInteractive {
      ask(driver, as: .driver, .startInteractiveTransition, namesItself) {
        driver.startInteractiveTransition(context)
      }
    } else if animator != nil {
      runAnimator()
    } else {
      runWithoutAnimation()
    }
  }

  /// Where the coming side ends, in the window's coordinates.
  private var announcedFrame: CGRect? {
    let frame = owner.finalFrame(.to)
    guard let window = owner.container.window else { return nil }
    return frame == .zero ? .zero : owner.container.convert(frame, to: window)
  }

  /// Asks the animator how long it takes.
  private func askDuration(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext
  ) {
    duration = ask(animator, as: .animator, .transitionDuration) {
      animator.transitionDuration(using: context)
    }
    reportAnswer(of: animator, to: .transitionDuration, .duration(duration))
  }

  private func reportAnswer(
    of animator: any UIViewControllerAnimatedTransitioning, to question: EventKind,
    _ answer: @autoclosure () -> SceneEvent.Answer
  ) {
    if performers.isAnimatorHosts { return }
    world.report(
      .answer(
        .init(.asked(animator, as: .animator, transition: number), question), answer()))
  }

  /// Lets the animator begin; its animations run on the transition's own clock.
  func runAnimator() {
    guard let animator, let context else { return }
    askDuration(animator, context)
    world.animations.recording(on: timeline) {
      ask(animator, as: .animator, .animateTransition, namesItself) {
        animator.animateTransition(using: context)
      }
    }
    runAlongside()
  }

  /// The animator's own answer to being held, where it has one; the first holds for the whole
  /// transition.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    if answers == nil { answers = InterruptibleAnswers() }
    return answers?.first(asking: askInterruptible, telling: report)
  }

  /// Asks the animator again what it was asked before.
  func askInterruptibleAgain() {
    answers?.again(asking: askInterruptible, telling: report)
  }

  private func askInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard let animator, let context else { return nil }
    let answer = world.acting(as: Cause(.subject, transition: number)) {
      animator.interruptibleAnimator(using: context)
    }
    return answer is NoInterruptibleAnimator ? nil : answer
  }

  private func report(_ answer: (any UIViewImplicitlyAnimating)?) {
    guard let animator else { return }
    reportAnswer(of: animator, to: .interruptibleAnimator, .interruptibleAnimator(answer))
  }

  /// Lets the animator that can be interrupted begin, held; it stands in for `animateTransition`,
  /// as the documentation has it. (That nothing else is asked is inferred.)
  func runHeld(_ held: any UIViewImplicitlyAnimating) {
    guard let animator, let context else { return }
    askDuration(animator, context)
    world.acting(as: Cause(.subject, transition: number)) { held.pauseAnimation() }
    runAlongside()
  }

  /// Exchanges the views where nobody animates (CU-09).
  ///
  /// A coordinator is there as in other transitions, and what is to be animated alongside runs at once.
  /// (Inferred.)
  private func runWithoutAnimation() {
    owner.swapViews(self)
    runAlongside()
    switch owner.unanimatedEnd {
    case .atOnce: complete(true)
    case .sameCommit: world.turns.afterCommit { self.completeIfOpen() }
    case .nextTurn: world.turns.enqueue { self.completeIfOpen() }
    }
  }

  /// Runs what others asked for to run beside the animation.
  private func runAlongside() {
    hasRunAlongside = true
    madeCoordinator?.runAlongside()
  }

  /// Tells those who waited for the end.
  private func runCompletions(isCancelled: Bool) {
    hasRunAlongside = true
    madeCoordinator?.runCompletions(isCancelled: isCancelled)
  }

  /// Reports the end of what was not animated, unless something else has brought it about.
  private func completeIfOpen() {
    if machine.phase != .completed { complete(true) }
  }

  /// The transition, as the argument of a question.
  private var namesItself: [SceneEvent.Argument] {
    number.map { [.init(nil, .transition($0))] } ?? []
  }

  private func ask<Value>(
    _ object: AnyObject, as role: AskedRole, _ question: EventKind,
    _ arguments: @autoclosure () -> [SceneEvent.Argument] = [], _ call: () -> Value
  ) -> Value {
    if role == .animator, performers.isAnimatorHosts { return world.acting(as: .host, call) }
    return world.cross(to: object, as: role, question, arguments(), transition: number, call)
  }

  // MARK: - Under a driver

  func update(_ percent: CGFloat) {
    request(.updateInteractiveTransition, [.init(nil, .fraction(Double(percent)))])
    guard machine.handle(.updated) == .accept else { return }
    percentComplete = percent
  }

  func pause() {
    request(.pauseInteractiveTransition)
    follow(machine.handle(.paused))
  }

  func finish() {
    request(.finishInteractiveTransition)
    follow(machine.handle(.finished))
  }

  func cancel() {
    request(.cancelInteractiveTransition)
    follow(machine.handle(.cancelled))
  }

  // MARK: - The end

  /// Takes the report that the transition is over; a second one changes nothing. (ER-09, inferred.)
  func complete(_ didComplete: Bool) {
    guard !world.isHalted else { return }
    request(.completeTransition, [.flag(didComplete)])
    follow(machine.handle(.completed(didComplete)))
  }

  private func follow(_ action: TransitionMachine.Action) {
    switch action {
    case .accept, .ignore: break
    case .interactionBegan, .interactionEnded: madeCoordinator?.interactionChanged()
    case .conclude(let finished): world.acting(as: .host) { conclude(finished: finished) }
    }
  }

  private func conclude(finished: Bool) {
    owner.conclude(self, finished: finished)
    world.transitions.drop(self)
    if let context { (driver as? UIPercentDrivenInteractiveTransition)?.release(context) }
    context = nil
    answers?.close()
    runCompletions(isCancelled: !finished)
    if let animator {
      ask(animator, as: .animator, .animationEnded, [.flag(finished)]) {
        animator.animationEnded(finished)
      }
    }
    world.report(.ended(scene, finished: finished))
    owner.settle(self, finished: finished)
    releaseDriver()
  }
}

/// What tells whether an object is kept by somebody else.
private struct WeakTrace {
  weak var object: TransitionContext?
}
