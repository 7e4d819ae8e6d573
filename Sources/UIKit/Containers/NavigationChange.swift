import CoreGraphics
import UIKitSemantics

/// The change that shows another top of a navigation stack.
@MainActor final class NavigationChange: ChildChange {
  let navigation: UINavigationController
  /// The stack before and after.
  let edit: NavigationStack.Edit
  /// The top before.
  let from: UIViewController
  /// The top afterwards.
  let to: UIViewController
  /// Those who were told that they leave, and that they come.
  @exclusivity(unchecked) private var exchange = AppearanceDriver.Exchange(leaving: [], coming: [])
  /// Kept by the scene until it is over.
  @exclusivity(unchecked) private var enlisted = ZeroingWeak<ActiveTransition>()

  /// There is nothing to show where the top stays, or where there was or will be none.
  init?(_ navigation: UINavigationController, _ edit: NavigationStack.Edit) {
    guard edit.operation != .none, let from = edit.old.last, let to = edit.new.last else {
      return nil
    }
    self.navigation = navigation
    self.edit = edit
    self.from = from
    self.to = to
  }

  /// The transition that shows the change; from the first use on the scene knows it.
  var transition: ActiveTransition {
    if let transition = enlisted.wrappedValue { return transition }
    let made = ActiveTransition(
      edit.kind, from: from, to: to, isAnimated: edit.isAnimated, owner: self)
    enlisted.wrappedValue = made
    return made
  }

  /// Whether it looks like going back.
  var isPop: Bool { edit.operation == .pop }

  /// Asks for an animator and a driver, and begins at once: this is the layout pass (NV-02).
  func begin() {
    let transition = transition
    if edit.isAnimated { transition.performers = customPerformers ?? systemPerformers }
    transition.start()
  }

  // MARK: - What the transition asks

  var animatingController: UIViewController? { navigation }
  var container: UIView { navigation.stack.wrapper ?? navigation.view }
  var unanimatedEnd: UnanimatedEnd { .atOnce }

  func room(for child: UIViewController) -> CGRect { navigation.room(for: child) }

  // MARK: - What the transition brings about

  func prepare(_ transition: ActiveTransition) {
    // Somebody may have been on the way out when he was asked for again.
    for controller in edit.added { navigation.adopt(controller) }
    navigation.orderChildren()
    to.loadViewIfNeeded()
    if !transition.isCustom { view(.to)?.frame = finalFrame(.to) }
    view(.to)?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The outgoing will comes first (NV-01), the delegate after the incoming one (ND-02).
  ///
  /// Who is told first may have sent the navigation away: then nobody comes. (Inferred.)
  func announce(_ transition: ActiveTransition) {
    exchange = AppearanceDriver.Exchange(leaving: from.seenInPlace, coming: to.seenInPlace)
    navigation.appearance.exchange = exchange
    begin(false, exchange.leaving)
    if navigation.isShownOrComing { begin(true, exchange.coming) }
    to.bringGuest(into: container)
    navigation.tellDelegate(
      .willShow, of: to, transition: transition.number, animated: edit.isAnimated)
    navigation.refreshToolbar()
    navigation.tabBarController?.updateBarVisibility()
    World.current.statusBar.update()
  }

  private func begin(_ isAppearing: Bool, _ controllers: [UIViewController]) {
    for controller in controllers {
      controller.beginAppearance(isAppearing, animated: edit.isAnimated)
    }
  }

  func conclude(_ transition: ActiveTransition, finished: Bool) {
    noteOverlap()
    if finished { arrive(transition) } else { retreat() }
    navigation.stack.change = nil
    settlePlace(of: finished ? to : from, transition)
    navigation.refreshToolbar()
    navigation.tabBarController?.updateBarVisibility()
    World.current.statusBar.update()
  }

  /// Lets the top end at the bars, as they are now; a custom animator has given it its frame.
  private func settlePlace(of top: UIViewController, _ transition: ActiveTransition) {
    guard !transition.isCustom else { return navigation.noteRoom(of: top) }
    let room = navigation.room(for: top)
    top.placeInPlace(at: room, in: container)
    navigation.noteGiven(room)
  }

  /// Complains where another animated change was asked for while this one moved the bar (ER-06).
  private func noteOverlap() {
    let overlap = BarOverlap(
      isAnimated: edit.isAnimated, isBarShown: !navigation.isNavigationBarHidden,
      isAnotherWaiting: navigation.stack.queue.contains { $0.edit.isAnimated })
    guard let complaint = overlap.complaint else { return }
    World.current.complain(complaint, .logged, ComplaintNames(), about: navigation)
  }

  /// The outgoing did comes first (NV-01, NV-05); then those that came or went hear of it (NV-09).
  private func arrive(_ transition: ActiveTransition) {
    navigation.stack.shown = to
    navigation.stack.firstShow = .over
    from.leavePlace(in: container)
    to.bringGuest(into: container)
    let gone = edit.gone
    for controller in gone { controller.unlinkFromParent() }
    for controller in exchange.coming { controller.deliverOwedByLayout() }
    navigation.endExchange(exchange.leaving)
    navigation.endExchange(exchange.coming, isOptional: true)
    for controller in gone { controller.didMove(toParent: nil) }
    navigation.arrive(edit)
    navigation.tellDelegate(
      .didShow, of: to, transition: transition.number, animated: edit.isAnimated)
  }

  /// The way back runs first; then both sides are told in one turn (NI-02, NI-05).
  ///
  /// The delegate hears nothing (NI-07). Those that were to leave hear that they stay. (Inferred.)
  private func retreat() {
    navigation.rebaseQueue(on: edit.old)
    to.leavePlace(in: container)
    begin(false, exchange.coming.filter(\.isShownOrComing))
    navigation.endExchange(exchange.coming, isOptional: true)
    navigation.takeBackExchange(exchange.leaving, of: from, animated: edit.isAnimated)
    let wanted = navigation.stack.controllers
    for controller in edit.added.reversed() where !wanted.has(controller) {
      controller.leaveParent()
    }
    for controller in edit.gone where wanted.has(controller) {
      controller.didMove(toParent: navigation)
    }
    navigation.orderChildren()
  }

  func settle(_ transition: ActiveTransition, finished: Bool) {
    edit.release()
    navigation.showQueueSoon()
  }

  func abandon() {
    navigation.stack.change = nil
    navigation.stack.queue = []
  }
}
