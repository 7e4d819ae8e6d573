import CoreGraphics
import UIKitSemantics

/// The change that shows another tab.
@MainActor final class SelectionChange: ChildChange, WeaklyReferenced {
  private var weakReferenceOwner = WeakReferenceOwner()
  var weakReferenceCell: WeakReferenceCell { weakReferenceOwner.weakReferenceCell(of: self) }

  private let tabs: UITabBarController
  let from: UIViewController
  let to: UIViewController
  // Both are read or replaced at one go, so that checks at run time would only cost.
  @exclusivity(unchecked) private var begun = ZeroingWeak<ActiveTransition>()
  private var transition: ActiveTransition? { begun.wrappedValue }
  /// Those who were told that they leave, and that they come.
  @exclusivity(unchecked) private var exchange = AppearanceDriver.Exchange(leaving: [], coming: [])

  init(_ tabs: UITabBarController, from: UIViewController, to: UIViewController) {
    self.tabs = tabs
    self.from = from
    self.to = to
  }

  /// Begins at once, within the request (TB-01).
  ///
  /// - Parameter asksDelegate: whether the delegate may animate it.
  func begin(asksDelegate: Bool) {
    let performers = asksDelegate ? customPerformers : nil
    let transition = ActiveTransition(
      .select, from: from, to: to, isAnimated: performers != nil, owner: self)
    transition.performers = performers ?? TransitionParticipants()
    begun.refer(to: transition)
    transition.start()
  }

  /// Ends a change that waits for nothing but its commit.
  func conclude() {
    World.acting(as: .host) { transition?.complete(true) }
  }

  private var customPerformers: TransitionParticipants? {
    TransitionParticipants(
      chosen: tabs.askDelegate(.animationControllerForTransition, about: to) {
        $0.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
      } ?? nil,
      driver: { animator in
        tabs.askDelegate(.interactionControllerForAnimator, about: to) {
          $0.tabBarController(tabs, interactionControllerFor: animator)
        } ?? nil
      })
  }

  // MARK: - What the transition asks

  var animatingController: UIViewController? { tabs }
  var container: UIView { tabs.state.wrapper ?? tabs.view }
  var unanimatedEnd: UnanimatedEnd { .sameCommit }

  func room(for child: UIViewController) -> CGRect { tabs.room(for: child) }

  // MARK: - What the transition brings about

  func prepare(_ transition: ActiveTransition) {
    to.loadViewIfNeeded()
    if let view = view(.to) { tabs.fill(view, of: to) }
  }

  /// The incoming will comes first (TB-01).
  func announce(_ transition: ActiveTransition) {
    exchange = AppearanceDriver.Exchange(leaving: from.seenInPlace, coming: to.seenInPlace)
    tabs.appearance.exchange = exchange
    begin(true, exchange.coming)
    begin(false, exchange.leaving)
    to.bringGuest(into: container)
    tabs.updateBarVisibility()
    World.current.statusBar.update()
    tabs.selectionWasAnnounced(awaitsCommit: transition.animator == nil)
  }

  private func begin(_ isAppearing: Bool, _ controllers: [UIViewController]) {
    for controller in controllers {
      controller.beginAppearance(isAppearing, animated: transition?.isAnimated ?? true)
    }
  }

  func conclude(_ transition: ActiveTransition, finished: Bool) {
    tabs.selectionEnded(finished: finished)
    if finished { arrive() } else { retreat() }
    tabs.updateBarVisibility()
    World.current.statusBar.update()
  }

  /// The outgoing did comes first (TB-01).
  private func arrive() {
    from.leavePlace(in: container)
    to.bringGuest(into: container)
    for controller in exchange.coming { controller.deliverOwedByLayout() }
    tabs.endExchange(exchange.leaving + exchange.coming)
  }

  /// The way back runs first; then both sides are told in one turn (TB-06).
  private func retreat() {
    to.leavePlace(in: container)
    begin(false, exchange.coming.filter(\.isShownOrComing))
    tabs.endExchange(exchange.coming, isOptional: true)
    tabs.takeBackExchange(
      exchange.leaving, of: from, animated: transition?.isAnimated ?? true)
  }

  func settle(_ transition: ActiveTransition, finished: Bool) {
    tabs.selectionSettled()
  }
}
