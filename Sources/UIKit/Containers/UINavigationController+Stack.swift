import UIKitSemantics

extension UINavigationController {
  final func placeRoot(_ root: UIViewController) {
    requestStack([root], animated: false)
  }

  // MARK: - Requests

  final func requestPush(_ controller: UIViewController, animated: Bool) {
    let world = World.current
    guard !world.isHalted else { return }
    world.report(.request(self, .push(controller, animated: animated)))
    guard !stack.controllers.contains(where: { $0 === controller }) else {
      let names = FaultNames(caller: describe(self), subject: describe(controller))
      return world.complain(.pushedTwice, .raised, names, about: controller)
    }
    edit(stack.controllers + [controller], as: .push, animated: animated)
  }

  final func requestPop(animated: Bool) -> UIViewController? {
    World.current.report(.request(self, .pop(animated: animated)))
    guard !World.current.isHalted, stack.controllers.count > 1 else { return nil }
    let top = stack.controllers.last
    edit(Array(stack.controllers.dropLast()), as: .pop, animated: animated)
    return top
  }

  final func requestPop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let world = World.current
    world.report(.request(self, .popTo(controller, animated: animated)))
    guard !world.isHalted else { return nil }
    guard let place = stack.controllers.firstIndex(where: { $0 === controller }) else {
      world.complain(.popToStranger, .raised, FaultNames(), about: controller)
      return nil
    }
    return pop(keeping: place + 1, animated: animated)
  }

  final func requestPopToRoot(animated: Bool) -> [UIViewController]? {
    World.current.report(.request(self, .popToRoot(animated: animated)))
    guard !World.current.isHalted, !stack.controllers.isEmpty else { return nil }
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
    World.current.report(.request(self, .setStack(controllers, animated: animated)))
    edit(controllers, as: .set, animated: animated)
  }

  // MARK: - Editing

  /// Changes the stack at once, and its picture in the layout that follows (NV-02).
  private func edit(
    _ new: [UIViewController], as kind: SceneTransition.Kind, animated: Bool
  ) {
    let edit = NavigationStack.Edit(
      from: stack.controllers, to: new, as: kind, isAnimated: animated)
    World.current.acting(as: .host) {
      stack.controllers = new
      for controller in edit.added { adopt(controller) }
      for controller in edit.gone { controller.willMove(toParent: nil) }
      if let view = viewIfLoaded, view.window != nil {
        stack.queue.append((edit, early(edit)))
        view.setNeedsLayout()
      } else {
        stack.queue.append((edit, nil))
        applyUnseen()
      }
    }
  }

  /// The change of an animated edit, so that its coordinator is there when the request returns.
  private func early(_ edit: NavigationStack.Edit) -> NavigationChange? {
    guard edit.isAnimated, let change = NavigationChange(self, edit) else { return nil }
    _ = change.transition
    return change
  }

  /// Changes that nobody sees are made without a transition and without appearance callbacks (LW-05).
  final func applyUnseen() {
    guard stack.change == nil else { return }
    let queue = stack.queue
    stack.queue = []
    if isViewLoaded { showTopIfNeeded() }
    for (edit, change) in queue {
      leave(edit)
      arrive(edit)
      change?.transition.skip()
    }
  }

  /// Shows the changes that are still to be shown, one after the other (NV-13).
  final func showQueue() {
    while stack.change == nil, !stack.queue.isEmpty, !World.current.isHalted {
      let (edit, early) = stack.queue.removeFirst()
      if let change = early ?? NavigationChange(self, edit) {
        stack.change = change
        change.begin()
      } else {
        show(edit.new.last)
        leave(edit)
        arrive(edit)
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
