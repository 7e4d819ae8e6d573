import ConformanceDocuments
import TransitionCertification

/// What a walk asks of controllers.
extension Walk {
  func present(_ step: WalkStep, _ animated: Bool) {
    switch step {
    case .dismissTop: top?.dismiss(animated: animated)
    case .dismissAll: root?.dismiss(animated: animated)
    case .dismissSomebody:
      guard let somebody = crew.screens.randomElement(using: &numbers) else { return }
      say(somebody.called)
      somebody.dismiss(animated: animated)
    default:
      guard let guest = crew.guest(&numbers) else { return }
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .overFullScreen, .custom, .formSheet, .currentContext,
        .overCurrentContext,
      ]
      guest.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .fullScreen
      let isAskedOfTop = Int.random(in: 0..<4, using: &numbers) > 0
      let asked = isAskedOfTop ? top : crew.screens.randomElement(using: &numbers)
      guard asked !== guest, asked?.parent !== guest else { return }
      say(
        "\(guest.called) on \(asked?.called ?? "-"), style \(guest.modalPresentationStyle.rawValue)"
      )
      asked?.present(guest, animated: animated)
    }
  }

  func changeStack(_ step: WalkStep, _ animated: Bool) {
    guard let stack = crew.stacks.randomElement(using: &numbers) else { return }
    switch step {
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .push:
      guard let guest = crew.plainGuest else { return }
      say("\(guest.called) on \(stack.called)")
      stack.pushViewController(guest, animated: animated)
    default:
      var next = stack.viewControllers.shuffled(using: &numbers)
      next.removeLast(Int.random(in: 0...next.count, using: &numbers))
      if let guest = crew.plainGuest { next.append(guest) }
      say(next.map(\.called).joined(separator: " "))
      if !next.isEmpty { stack.setViewControllers(next, animated: animated) }
    }
  }

  func changeTabs(_ step: WalkStep, _ animated: Bool) {
    guard let tabs = crew.tabs.randomElement(using: &numbers) else { return }
    let children = tabs.viewControllers ?? []
    switch step {
    case .select:
      guard !children.isEmpty else { return }
      tabs.selectedIndex = Int.random(in: 0..<children.count, using: &numbers)
    default:
      var next = children.shuffled(using: &numbers)
      if next.count > 1, Bool.random(using: &numbers) { next.removeLast() }
      if let guest = crew.plainGuest { next.append(guest) }
      say(next.map(\.called).joined(separator: " "))
      tabs.setViewControllers(next, animated: animated)
    }
  }

  func turnPages(_ animated: Bool) {
    let books = crew.books.filter(\.isOpen)
    guard let book = books.randomElement(using: &numbers), let page = crew.plainGuest else {
      return
    }
    say("\(page.called) in \(book.called)")
    let isForward = Bool.random(using: &numbers)
    book.setViewControllers(
      [page], direction: isForward ? .forward : .reverse, animated: animated)
  }

  /// Gives somebody a child, or takes one away.
  func changeFamily() {
    let parents = crew.screens.filter { $0.isViewLoaded && !($0 is WalkContainer) }
    guard let parent = parents.randomElement(using: &numbers) else { return }
    if let child = parent.children.first {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    } else if let child = crew.plainGuest {
      say("\(child.called) in \(parent.called)")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  func switchContainer(_ animated: Bool) {
    guard let container = crew.containers.randomElement(using: &numbers),
      let child = crew.plainGuest
    else { return }
    say("\(child.called) in \(container.called)")
    container.show(child, animated: animated)
  }
}

extension UIViewController {
  /// How steps and complaints call it.
  var called: String {
    if let name = (self as? WalkController)?.name { return name }
    return "\(type(of: self))(\(children.map(\.called).joined(separator: " ")))"
  }
}
