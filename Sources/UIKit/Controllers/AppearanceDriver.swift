import TransitionVocabulary
import UIKitSemantics

/// What a controller keeps in order to drive its appearance.
@MainActor struct AppearanceDriver {
  var machine = AppearanceMachine()
  /// The callback that UIKit is delivering at this moment.
  var delivering: EventKind?
  /// What the children are still to be told of the change that is under way.
  var owed: Announcement?
  /// The children that were told of the change that is under way.
  var forwarded: [UIViewController] = []
  /// The container among whose told children this controller is.
  @ZeroingWeak var teller: UIViewController?
  /// Whether layout may owe a callback to this controller or to those that it told; the teller knows of it.
  var isOwedByLayout = false
  /// The children that a change of this container's own moves; it tells them of its end.
  var exchange: Exchange?

  /// That a change begins.
  struct Announcement {
    let isAppearing: Bool
    let isAnimated: Bool
  }

  /// Children that leave for others.
  struct Exchange {
    var leaving: [UIViewController]
    var coming: [UIViewController]
    /// Those who heard of the end from the presentation that plays in their place.
    var endedByOthers: [UIViewController] = []

    /// Whether everybody has heard of the end.
    var isOver: Bool { leaving.isEmpty && coming.isEmpty }

    func involves(_ child: UIViewController) -> Bool { leaving.has(child) || coming.has(child) }

    /// Notes that a child hears of the end; as a rule it is the only one, whose list is not copied for it.
    ///
    /// - Returns: whether it has heard of it from another.
    mutating func tellEnd(_ child: UIViewController) -> Bool {
      Self.drop(child, from: &leaving)
      Self.drop(child, from: &coming)
      return endedByOthers.has(child)
    }

    private static func drop(_ child: UIViewController, from children: inout [UIViewController]) {
      if children.count == 1, children[0] === child { children = [] } else { children.drop(child) }
    }
  }
}

extension UIViewController {
  /// How far this controller is on its way in or out.
  final var appearancePhase: AppearanceMachine.Phase { appearance.machine.phase }

  /// Whether this controller is on the screen, or on its way in.
  final var isShownOrComing: Bool { appearancePhase == .shown || appearancePhase == .appearing }

  /// Whether UIKit calls one of this controller's own methods about coming at this moment.
  final var isHearingOfComing: Bool {
    let callback = appearance.delivering
    return callback == .viewWillAppear || callback == .viewIsAppearing
      || callback == .viewDidAppear
  }

  /// Whether UIKit calls one of this controller's own methods about going at this moment.
  final var isHearingOfGoing: Bool {
    appearance.delivering == .viewWillDisappear || appearance.delivering == .viewDidDisappear
  }

  /// Puts an event to the machine and does what it answers.
  final func handleAppearance(_ event: AppearanceMachine.Event) {
    let actions = appearance.machine.handle(event)
    if appearance.machine.awaitsLayout { noteDebtOfLayout() }
    for action in actions { perform(action) }
  }

  private func perform(_ action: AppearanceMachine.Action) {
    switch action {
    case .willAppear(let animated):
      loadViewIfNeeded()
      appearance.owed = .init(isAppearing: true, isAnimated: animated)
      deliver(.viewWillAppear, animated) { viewWillAppear($0) }
      forwardBegin()
      storedView?.passAppearanceUp()
    case .isAppearing(let animated):
      deliver(.viewIsAppearing, animated) { viewIsAppearing($0) }
    case .didAppear(let animated):
      noteSafeArea()
      // Where the change ended within the `will` callback, the children hear of its beginning now.
      forwardBegin()
      deliver(.viewDidAppear, animated) { viewDidAppear($0) }
      forwardEnd()
    case .willDisappear(let animated):
      appearance.owed = .init(isAppearing: false, isAnimated: animated)
      deliver(.viewWillDisappear, animated) { viewWillDisappear($0) }
      forwardBegin()
    case .didDisappear(let animated):
      forwardBegin()
      deliver(.viewDidDisappear, animated) { viewDidDisappear($0) }
      forwardEnd()
    case .awaitCommit:
      awaitCommit()
    case .unbalanced:
      let names = ComplaintNames(subject: describe(self))
      World.current.complain(.unbalancedAppearance, .logged, names, about: self)
    }
  }

  /// Calls an appearance method and reports it, as the host's doing.
  private func deliver(_ callback: EventKind, _ animated: Bool, _ call: (Bool) -> Void) {
    guard !World.current.isHalted else { return }
    if World.current.isWatched {
      World.acting(as: .host) { World.report(.told(self, callback, .animated(animated))) }
    }
    let previous = appearance.delivering
    appearance.delivering = callback
    answering { call(animated) }
    companion?(callback)
    appearance.delivering = previous
  }

  /// The methods of the base class notice calls that UIKit did not make (ER-07).
  final func noteBase(_ callback: EventKind, _ animated: Bool) {
    guard appearance.delivering != callback else { return }
    World.report(
      .call(.init(.controller(self), callback, .animated(animated), manner: .direct)))
    let names = ComplaintNames(subject: describe(self), other: "\(callback)")
    World.current.complain(.appearanceCalledDirectly, .logged, names, about: self)
  }

  // MARK: - Changes by hand

  final func beginByHand(_ isAppearing: Bool, animated: Bool) {
    World.report(
      .requested(self, .beginAppearanceTransition, [.flag(isAppearing), .animated(animated)]))
    handleAppearance(
      .beganByHand(
        isAppearing: isAppearing, animated: animated, isWindowsHandedOn: isMovedAlongByWindow))
  }

  /// Whether a container hands on to this controller what the window opened.
  private var isMovedAlongByWindow: Bool {
    guard let parent = containment.parent, parent.hasTold(self) else { return false }
    return parent.appearance.machine.opener == .window || parent.isMovedAlongByWindow
  }

  final func endByHand() {
    World.report(.requested(self, .endAppearanceTransition))
    endAppearance()
  }

  /// Announces a change, on behalf of a container or a transition.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    handleAppearance(
      isAppearing ? .beganAppearing(animated: animated) : .beganDisappearing(animated: animated))
  }

  /// Declares an announced change over; callbacks that layout still owes come first (LY-01).
  final func endAppearance() {
    deliverOwedByLayout()
    handleAppearance(.ended)
  }

  /// Declares a change over, if one was announced.
  final func endAppearanceIfOpen() {
    if appearance.machine.opener != nil { endAppearance() }
  }

  /// Tells children, one after another, that the exchange is over for them; the container, too, may
  /// speak to those again that have heard it.
  ///
  /// - Parameter isOptional: whether nothing may be open any more; otherwise that is complaint D1.
  final func endExchange(_ children: [UIViewController], isOptional: Bool = false) {
    for child in children {
      if appearance.exchange?.tellEnd(child) == true { continue }
      if isOptional { child.endAppearanceIfOpen() } else { child.endAppearance() }
    }
    if appearance.exchange?.isOver == true { appearance.exchange = nil }
  }

  /// Takes an exchange back: those who were told that they leave hear that they stay, as far as they are seen in
  /// their place by now. (Inferred.)
  final func takeBackExchange(
    _ leaving: [UIViewController], of child: UIViewController, animated: Bool
  ) {
    let back = isShownOrComing ? child.seenInPlace.filter { !$0.isShownOrComing } : []
    for controller in back {
      appearance.exchange?.endedByOthers.drop(controller)
      controller.beginAppearance(true, animated: animated)
    }
    endExchange(back + leaving.filter { !back.has($0) })
  }

  // MARK: - What the view notices

  /// Layout has no more time to come by: it counts as having reached this controller and those in it.
  final func deliverOwedByLayout() {
    Steps.take()
    guard appearance.isOwedByLayout else { return }
    appearance.isOwedByLayout = false
    rootViewWasReachedByLayout()
    // The view may be in no window yet.
    if appearance.machine.awaitsLayout { noteDebtOfLayout() }
    for child in appearance.forwarded { child.deliverOwedByLayout() }
  }

  /// Lets the containers that told this controller of a change know that layout owes it something.
  final func noteDebtOfLayout() {
    var candidate: UIViewController? = self
    while let current = candidate, !current.appearance.isOwedByLayout {
      Steps.take()
      current.appearance.isOwedByLayout = true
      candidate = current.appearance.teller
    }
  }

  /// The layout pass reached the root view, or has no more time to; traits are up to date by then (Apple's
  /// session on the trait system, 2023).
  final func rootViewWasReachedByLayout() {
    guard appearance.machine.awaitsLayout, let storedView, storedView.isInWindow else { return }
    storedView.lookAtTraitsAtOnce()
    handleAppearance(.reachedByLayout)
  }

  /// The root view is about to come into a window or to leave one, and nobody above it moves too.
  final func rootViewWillMove(fromWindow: Bool, toWindow: Bool) {
    guard fromWindow != toWindow else { return }
    if fromWindow { return announceByWindow(isAppearing: false) }
    announceByWindow(isAppearing: true)
    if isShownOrComing { tellLatecomers() }
  }

  private func announceByWindow(isAppearing: Bool) {
    let event: AppearanceMachine.Event = isAppearing ? .enteredWindow : .leftWindow
    guard let parent = containment.parent else {
      if !isMovedByOwnTransition { handleAppearance(event) }
      return
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else {
      if !isAppearing, appearance.machine.opener == .owner { handleAppearance(event) }
      return
    }
    if !isAppearing, isGoingAlong(with: parent) {
      // It turns back, and ends when the parent does.
      return beginAppearance(false, animated: false)
    }
    switch (parent.appearancePhase, isAppearing) {
    case (.shown, _):
      handleAppearance(event)
    case (.appearing, true):
      // The parent is on its way in: the child goes along, and ends when the parent does.
      parent.noteTold(self)
      beginAppearance(true, animated: false)
    case (.leaving, false):
      // Nobody will tell a child that goes before the parent came to speak of its own leaving.
      if isShownOrComing { handleAppearance(event) }
    case (.appearing, false), (.leaving, true), (.gone, _):
      break
    }
  }

  /// Whether the parent told of its own coming or going, and has yet to tell of the end.
  private func isGoingAlong(with parent: UIViewController) -> Bool {
    parent.hasTold(self) && appearancePhase != .gone
  }

  /// Whether an animator moves the view in a transition that this controller takes part in.
  ///
  /// Such a move tells the controller nothing: what the animator does is the transition's own business,
  /// and who comes and goes was settled when it began. (Inferred from CU-01 and what libraries report.)
  private var isMovedByOwnTransition: Bool {
    let cause = World.current.cause
    guard cause.agent == .subject, let number = cause.transition else { return false }
    return World.current.transitions.contains { $0.number == number && $0.involves(self) }
  }

  /// Lets the controller live until it has heard that it is gone. (Inferred.)
  ///
  /// One that moves its view in its own deinitializer cannot be kept, and hears nothing more.
  private func awaitCommit() {
    guard !isBeingReleased else { return }
    World.current.turns.afterCommit { self.windowMoveWasCommitted() }
  }

  private func windowMoveWasCommitted() {
    guard !World.current.isHalted else { return }
    if appearance.machine.endsWithCommit { deliverOwedByLayout() }
    handleAppearance(.committed)
  }
}

extension UIView {
  /// Makes sure that the next layout pass comes by.
  fileprivate func passAppearanceUp() {
    layoutDebt.isInside = true
    passDebtUp()
  }
}
