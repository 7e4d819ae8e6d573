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
    let old = stack.controllers
    let edit = StackEdit(from: old.map(ObjectIdentifier.init), to: new.map(ObjectIdentifier.init))
    World.current.acting(as: .host) {
      stack.controllers = new
      for controller in new where edit.added.contains(ObjectIdentifier(controller)) {
        adopt(controller)
      }
      for controller in old.reversed() where edit.removed.contains(ObjectIdentifier(controller)) {
        controller.willMove(toParent: nil)
      }
      stack.edits.append(
        NavigationStack.Edit(
          old: old, new: new, operation: edit.operation, kind: kind, isAnimated: animated))
      if let view = viewIfLoaded, view.window != nil {
        view.setNeedsLayout()
      } else {
        applyUnseen()
      }
    }
  }

  /// Changes that nobody sees are made without a transition and without appearance callbacks (LW-05).
  final func applyUnseen() {
    let edits = stack.edits
    stack.edits = []
    for edit in edits {
      leave(edit)
      arrive(edit)
    }
    if isViewLoaded { showTopIfNeeded() }
  }

  /// Shows the changes that are still to be shown, one after the other (NV-13).
  final func showEdits() {
    while stack.change == nil, !stack.edits.isEmpty, !World.current.isHalted {
      let edit = stack.edits.removeFirst()
      guard edit.operation != .none, let from = edit.old.last, let to = edit.new.last else {
        leave(edit)
        arrive(edit)
        showTopIfNeeded()
        continue
      }
      let change = NavigationChange(self, edit, from: from, to: to)
      stack.change = change
      change.begin()
    }
  }

  /// Takes those that an edit removed out of the container.
  final func leave(_ edit: NavigationStack.Edit) {
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

extension NavigationStack.Edit {
  @MainActor var added: [UIViewController] {
    new.filter { controller in !old.contains { $0 === controller } }
  }

  @MainActor var gone: [UIViewController] {
    old.reversed().filter { controller in !new.contains { $0 === controller } }
  }
}
