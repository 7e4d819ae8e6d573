import Foundation
import TransitionVocabulary
import UIKitSemantics

extension UITabBarController {
  // MARK: - Requests

  final var indexOfSelected: Int {
    state.controllers.place(of: state.selection.wanted) ?? NSNotFound
  }

  final func requestIndex(_ index: Int) {
    guard state.controllers.indices.contains(index) else { return }
    requestSelection(state.controllers[index])
  }

  /// Selects by code; a controller that is not in the list is not selected.
  final func requestSelection(_ controller: UIViewController?) {
    let world = World.current
    guard !world.isHalted, let controller,
      let index = state.controllers.place(of: controller)
    else { return }
    world.report(.requested(self, .setSelectedIndex, [.init(nil, .index(index))]))
    select(controller)
  }

  /// Selects as the user does, where the delegate lets him (TB-05).
  ///
  /// A tap on the tab that is selected already leads back to the root of its stack. (Inferred.)
  final func take(tapOn index: Int) {
    guard state.controllers.indices.contains(index), !World.current.isHalted else { return }
    let controller = state.controllers[index]
    let isAllowed = askDelegate(.shouldSelect, about: controller) { delegate in
      delegate.tabBarController(self, shouldSelect: controller)
    }
    guard isAllowed ?? true else { return }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    if state.selection.wanted === controller {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      World.acting(as: .host) { requestSelection(controller) }
    }
    askDelegate(.didSelect, about: controller) { delegate in
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  final func requestList(_ controllers: [UIViewController], animated: Bool) {
    guard !World.current.isHalted else { return }
    World.report(
      .requested(
        self, .setViewControllers, [.init(nil, .controllers(controllers)), .animated(animated)]))
    World.acting(as: .host) { replaceList(by: controllers.withoutRepeats) }
  }

  @discardableResult
  final func askDelegate<Value>(
    _ question: EventKind, about controller: UIViewController,
    _ call: (any UITabBarControllerDelegate) -> Value
  ) -> Value? {
    guard let delegate else { return nil }
    return World.current.cross(
      to: delegate, as: .tabBarDelegate, question, [.controller(controller)], transition: nil
    ) { call(delegate) }
  }

  // MARK: - The list

  /// Replaces the list; who was selected stays so, or else who stands in that place, or the first.
  ///
  /// Children whose view is in place leave when it is not any more. The change of the view is not
  /// animated. (Inferred.)
  private func replaceList(by new: [UIViewController]) {
    let old = state.controllers
    let index = indexOfSelected
    let gone = old.without(new)
    let added = new.without(old)
    state.controllers = new
    refreshItems()
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    containment.children = new + children.without(new)
    _ = state.selection.handle(.listed(new))
    selectListed(near: index)
    releaseGone()
  }

  /// Sees to it that a child of the list is selected, if there is any.
  private func selectListed(near index: Int) {
    let list = state.controllers
    if let wanted = state.selection.wanted, isListed(wanted) { return markSelectedItem() }
    select(list.indices.contains(index) ? list[index] : list.first)
  }

  /// Lets those go that are not in the list any more, and whose views are not in place.
  private func releaseGone() {
    guard state.selection.phase == .resting else { return }
    let shown = state.selection.shown
    // Who is told that he goes may list another one anew.
    for child in children.without(state.controllers) where child !== shown && !isListed(child) {
      if let view = child.viewIfLoaded, view.superview === state.wrapper {
        view.removeFromSuperview()
      }
      child.unlinkFromParent()
      child.didMove(toParent: nil)
    }
  }

  // MARK: - Showing

  private func select(_ controller: UIViewController?) {
    World.acting(as: .host) {
      follow(state.selection.handle(.asked(for: controller)))
    }
    markSelectedItem()
  }

  private func follow(_ action: SelectionMachine<UIViewController>.Action) {
    switch action {
    case .none: break
    case .conclude: state.change?.conclude()
    case .change(let from, let to): change(from, to)
    }
  }

  /// Shows a child in place of another in the way that the container's own appearance asks for.
  private func change(_ from: UIViewController?, _ to: UIViewController?) {
    if appearancePhase == .shown, let from, let to {
      let change = SelectionChange(self, from: from, to: to)
      state.change = change
      change.begin(asksDelegate: isListed(from) && isListed(to))
      return follow(state.selection.handle(.begun))
    }
    if appearancePhase == .appearing { goAlong(from, to) }
    selectionWasAnnounced(awaitsCommit: false)
    selectionEnded(finished: true)
    if isShownOrComing { placeSelected() }
    if appearancePhase == .appearing { from?.endAppearanceIfOpen() }
    selectionSettled()
  }

  /// Who is selected while the container comes goes along with it; who was on his way turns round.
  ///
  /// (Inferred.)
  private func goAlong(_ from: UIViewController?, _ to: UIViewController?) {
    guard let to, let from, from.appearancePhase != .gone else { return }
    if !hasTold(to) { noteTold(to) }
    to.beginAppearance(true, animated: false)
    from.beginAppearance(false, animated: false)
  }

  private func isListed(_ controller: UIViewController) -> Bool {
    state.controllers.has(controller)
  }

  // MARK: - What a change reports

  final func selectionWasAnnounced(awaitsCommit: Bool) {
    _ = state.selection.handle(.announced(awaitsCommit: awaitsCommit))
  }

  final func selectionEnded(finished: Bool) {
    _ = state.selection.handle(.ended(finished: finished))
    markSelectedItem()
  }

  final func selectionSettled() {
    state.change = nil
    follow(state.selection.handle(.settled))
    // Who stays after a selection that was given up may have lost his tab meanwhile.
    if state.selection.phase == .resting { selectListed(near: 0) }
    releaseGone()
  }

  private func markSelectedItem() {
    tabBar.selectedItem = state.selection.wanted?.tabBarItem
    updateBarVisibility()
  }
}

extension [UIViewController] {
  /// Each controller once, where it stands first.
  fileprivate var withoutRepeats: [UIViewController] {
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
