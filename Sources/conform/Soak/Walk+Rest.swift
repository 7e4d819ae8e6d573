import ConformanceDocuments
import TransitionCertification

/// How a walk ends, and what is wrong then.
extension Walk {
  /// Lets everything come to rest, and says what is wrong then.
  func end() -> [String] {
    guard rest() else { return endingComplaints }
    for controller in crew.screens { controller.complainAtRest() }
    var complaints = crew.log.complaints + crew.watch.complaintsAtRest
    if let top, top.viewIfLoaded?.window == nil { complaints.append("the top is not seen") }
    complaints += host.pending.map { "pending \($0)" }
    return complaints + containerComplaints + chainComplaints + surroundingComplaints
  }

  private var endingComplaints: [String] {
    if let fault = host.endingComplaint { return ["raised \(fault.id): \(fault.text)"] }
    return ["it never comes to rest: \(host.pending)"]
  }

  /// Lets go of all that is held, until nothing moves.
  private func rest() -> Bool {
    liftFingers()
    for _ in 0..<40 {
      // One that was let go before its transition began is not heard, so all are told again.
      for driver in crew.watch.drivers {
        if Bool.random(using: &numbers) { driver.finish() } else { driver.cancel() }
      }
      if host.settle(within: 10) { return true }
      guard host.endingComplaint == nil else { return false }
      crew.delegate.holds.isHeld = false
    }
    return false
  }

  private var containerComplaints: [String] {
    var complaints: [String] = []
    for stack in crew.stacks where stack.children != stack.viewControllers {
      complaints.append(
        "\(stack.children.count) children, a stack of \(stack.viewControllers.count)")
    }
    for tabs in crew.tabs where tabs.children != tabs.viewControllers ?? [] {
      complaints.append("\(tabs.children.count) children, \(tabs.viewControllers?.count ?? 0) tabs")
    }
    for book in crew.books where book.children != book.viewControllers ?? [] {
      complaints.append(
        "\(book.children.count) children, \(book.viewControllers?.count ?? 0) pages")
    }
    for container in crew.everybody {
      let shown: UIViewController? =
        (container as? UINavigationController)?.topViewController
        ?? (container as? UITabBarController)?.selectedViewController
        ?? (container as? UIPageViewController)?.viewControllers?.first
      guard let shown, container.viewIfLoaded?.window != nil else { continue }
      for child in container.children
      where (child.viewIfLoaded?.window != nil) != (child === shown) && !isCovered(child) {
        complaints.append("a child of \(type(of: container)) is where it does not belong")
      }
    }
    return complaints
  }

  /// Whether somebody is presented in a controller's place.
  private func isCovered(_ controller: UIViewController) -> Bool {
    controller.presentedViewController?.presentingViewController === controller
  }

  /// One view for the root, and one container a presentation.
  private var chainComplaints: [String] {
    let roots = ([root].compactMap { $0 } + formerRoots).reduce(into: [UIViewController]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let length = roots.map(Self.countOfPresented).reduce(0, +)
    guard window.subviews.count > length + 1 else { return [] }
    return ["\(window.subviews.count) views in the window for \(length) presentations"]
  }

  private static func countOfPresented(above controller: UIViewController) -> Int {
    var held: Set<ObjectIdentifier> = []
    var count = 0
    hold(controller, &held) { count += 1 }
    return count
  }

  /// Those that are still alive, though nothing holds them in the hierarchy.
  func leaked() -> [String] {
    var held: Set<ObjectIdentifier> = []
    for root in [root].compactMap({ $0 }) + formerRoots { Self.hold(root, &held) {} }
    return crew.everybody
      .filter { !held.contains(ObjectIdentifier($0)) }
      .map {
        "\($0.called) is alive, and nowhere to be seen"
      }
  }

  /// Goes through those that a controller holds, and tells of each that is presented.
  private static func hold(
    _ controller: UIViewController, _ held: inout Set<ObjectIdentifier>, presented: () -> Void
  ) {
    guard held.insert(ObjectIdentifier(controller)).inserted else { return }
    if let first = (controller as? WalkPageController)?.first {
      hold(first, &held, presented: presented)
    }
    for child in controller.children { hold(child, &held, presented: presented) }
    if let next = controller.presentedViewController {
      if !held.contains(ObjectIdentifier(next)) { presented() }
      hold(next, &held, presented: presented)
    }
  }
}
