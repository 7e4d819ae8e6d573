import TransitionVocabulary
import UIKitSemantics

extension UINavigationController {
  final func placeRoot(_ root: UIViewController) {
    requestStack([root], animated: false)
  }

  // MARK: - Requests

  final func requestPush(_ controller: UIViewController, animated: Bool) {
    let world = World.current
    guard !world.isHalted else { return }
    world.report(
      .requested(self, .pushViewController, [.controller(controller), .animated(animated)]))
    guard !stack.controllers.has(controller) else {
      let names = ComplaintNames(caller: describe(self), subject: describe(controller))
      return world.complain(.pushedTwice, .raised, names, about: controller)
    }
    guard acceptsEdit("pushViewController:animated:") else { return }
    edit(stack.controllers + [controller], as: .push, animated: animated)
  }

  final func requestPop(animated: Bool) -> UIViewController? {
    World.report(.requested(self, .popViewController, .animated(animated)))
    guard !World.current.isHalted, stack.controllers.count > 1,
      acceptsEdit("popViewControllerAnimated:")
    else { return nil }
    let top = stack.controllers.last
    edit(Array(stack.controllers.dropLast()), as: .pop, animated: animated)
    return top
  }

  final func requestPop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let world = World.current
    world.report(
      .requested(self, .popToViewController, [.controller(controller), .animated(animated)]))
    guard !world.isHalted else { return nil }
    guard let place = stack.controllers.place(of: controller) else {
      world.complain(.popToStranger, .raised, ComplaintNames(), about: controller)
      return nil
    }
    guard acceptsEdit("popToViewController:animated:") else { return nil }
    return pop(keeping: place + 1, animated: animated)
  }

  final func requestPopToRoot(animated: Bool) -> [UIViewController]? {
    World.report(.requested(self, .popToRootViewController, .animated(animated)))
    guard !World.current.isHalted, !stack.controllers.isEmpty,
      acceptsEdit("popToRootViewControllerAnimated:")
    else { return nil }
    return pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.controllers.dropFirst(count))
    guard !popped.isEmpty else { return [] }
    edit(Array(stack.controllers.prefix(count)), as: .pop, animated: animated)
    return popped
  }

  final func requestStack(_ controllers: [UIViewController], animated: Bool) {
    guard !World.current.isHalted else { return }
    World.report(
      .requested(
        self, .setViewControllers, [.init(nil, .controllers(controllers)), .animated(animated)]))
    guard acceptsEdit("setViewControllers:animated:") else { return }
    edit(controllers, as: .set, animated: animated)
  }

  // MARK: - Editing

  /// A presentation that begins above the navigation refuses changes of the stack (D8), and so does the
  /// end of the one that shows it (NX-03).
  private func acceptsEdit(_ selector: String) -> Bool {
    let isLeaving = ownPresentationInForce?.hasBegunToLeave == true
    guard isLeaving || presentationInForce?.phase == .presenting else { return true }
    let names = ComplaintNames(caller: describe(self), subject: selector)
    World.current.complain(.stackRefused, .refused, names, about: self)
    return false
  }

  /// Changes the stack at once, and its picture in the layout that follows (NV-02).
  ///
  /// Those who are told may ask for more; it is queued behind, and all is shown together. Where the top
  /// stays and nothing waits there is nothing to show, and all is over within the call (DL-c).
  private func edit(
    _ new: [UIViewController], as kind: TransitionKind, animated: Bool
  ) {
    let edit = NavigationStack.Edit(
      from: stack.controllers, to: new, as: kind, isAnimated: animated)
    let isUnseen = edit.operation == .none && stack.queue.isEmpty && stack.change == nil
    if animated, willBeSeen, !isUnseen { edit.joinTransactions() }
    World.acting(as: .host) {
      stack.controllers = new
      if !isUnseen { stack.queue.append((edit, willBeSeen ? early(edit) : nil)) }
      stack.editDepth += 1
      for controller in edit.added { adopt(controller) }
      for controller in edit.gone { controller.willMove(toParent: nil) }
      orderChildren()
      stack.editDepth -= 1
      if isUnseen {
        leave(edit)
        arrive(edit)
      }
      guard stack.editDepth == 0 else { return }
      showQueueSoon()
    }
  }

  /// Takes a child off the stack that left by itself, or for another container; whoever took it away
  /// takes its view, too. (Inferred.)
  final func noteDeparture(of child: UIViewController) {
    guard stack.change == nil, stack.queue.isEmpty, stack.controllers.has(child) else { return }
    stack.controllers.drop(child)
    if stack.shown === child { stack.shown = nil }
    showQueueSoon()
  }

  /// Lets the changes that wait be shown in the next layout, or made at once where nobody sees them.
  final func showQueueSoon() {
    if willBeSeen { viewIfLoaded?.setNeedsLayout() } else { applyUnseen() }
  }

  /// Lets the children stand in the stack's order; those who are on their way out come last.
  final func orderChildren() {
    guard !containment.children.begins(with: stack.controllers) else { return }
    var ordered: [UIViewController] = []
    for controller in stack.controllers where controller.parent === self {
      ordered.append(controller)
    }
    let leaving = containment.children.without(ordered)
    containment.children = ordered + leaving
  }

  /// Whether the next layout that comes by can show a change.
  private var willBeSeen: Bool {
    guard let view = viewIfLoaded else { return false }
    return view.isInWindow || isShownOrComing
  }

  /// The change of an animated edit, so that its coordinator is there when the request returns; none where it
  /// never begins.
  private func early(_ edit: NavigationStack.Edit) -> NavigationChange? {
    guard edit.isAnimated, !stack.isStuck, let change = NavigationChange(self, edit) else {
      return nil
    }
    _ = change.transition
    return change
  }

  /// Ends the waiting for a pop that never began: what was asked for meanwhile is shown (NI-09).
  final func comeLoose() {
    stack.isStuck = false
    showQueueSoon()
  }

  /// Changes that nobody sees are made without a transition and without appearance callbacks (LW-05).
  ///
  /// They end a waiting for a pop that never began. (Inferred.)
  final func applyUnseen() {
    guard stack.change == nil, stack.editDepth == 0 else { return }
    stack.isStuck = false
    let queue = stack.queue
    stack.queue = []
    if isViewLoaded { showTopIfNeeded() }
    for (edit, change) in queue {
      leave(edit)
      arrive(edit)
      change?.transition.skip()
      edit.release()
    }
  }

  /// Shows the changes that are still to be shown, one after the other (NV-13).
  ///
  /// What a navigation that leaves, or was never told to come, shows counts as unseen. One that is stuck shows
  /// nothing for as long as it is seen (NI-09). (Inferred.)
  final func showQueue() {
    guard !stack.isStuck else { return }
    while stack.change == nil, !stack.queue.isEmpty, !World.current.isHalted {
      guard isShownOrComing else { return applyUnseen() }
      let (edit, early) = stack.queue.removeFirst()
      if let change = early ?? NavigationChange(self, edit) {
        stack.change = change
        change.begin()
      } else {
        show(edit.new.last)
        leave(edit)
        arrive(edit)
        edit.release()
      }
    }
  }

  /// Lets the changes that still wait begin with another stack than they expected.
  final func rebaseQueue(on old: [UIViewController]) {
    guard let (edit, change) = stack.queue.first else {
      stack.controllers = old
      return
    }
    let rebased = NavigationStack.Edit(
      from: old, to: edit.new, as: edit.kind, isAnimated: edit.isAnimated)
    rebased.join(edit)
    for controller in rebased.added where controller.parent !== self { adopt(controller) }
    for controller in rebased.gone { controller.willMove(toParent: nil) }
    stack.queue[0] = (rebased, early(rebased))
    change?.transition.skip()
  }

  /// Takes those that an edit removed out of the container.
  private func leave(_ edit: NavigationStack.Edit) {
    for controller in edit.gone {
      controller.unlinkFromParent()
      controller.didMove(toParent: nil)
    }
  }

  /// Tells those that an edit added that they are in.
  final func arrive(_ edit: NavigationStack.Edit) {
    for controller in edit.added { controller.didMove(toParent: self) }
  }
}
