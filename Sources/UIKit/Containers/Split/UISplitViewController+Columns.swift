import CoreGraphics
import UIKitSemantics

/// What a split view controller keeps.
struct SplitState {
  /// The controllers by column; of two in a list, the first is the primary one.
  var columns: [UISplitViewController.Column: UIViewController] = [:]
  /// Whether all is in one column; open until it is shown for the first time.
  var isCollapsed: Bool?
  /// Which columns are seen; open until it is shown for the first time.
  var mode: UISplitViewController.DisplayMode?
  /// Whether columns were shown or hidden by code, so that the room does not decide any more.
  var isModeChosen = false
  /// Those who were moved from their columns' stacks onto the primary one.
  var moved: [UISplitViewController.Column: [UIViewController]] = [:]
}

extension UISplitViewController {
  final var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }
  final var isList: Bool { style == .unspecified }

  /// Whether a child has one of the columns beside the secondary one.
  final func isInNarrowColumn(_ child: UIViewController) -> Bool {
    guard split.isCollapsed == false else { return false }
    return split.columns[.primary] === child || split.columns[.supplementary] === child
  }

  // MARK: - Children

  final var listedControllers: [UIViewController] {
    let order: [Column] = [.primary, .supplementary, .secondary]
    if isCollapsed { return [split.columns[.compact] ?? split.columns[.primary]].compactMap { $0 } }
    return order.compactMap { split.columns[$0] }
  }

  final func replaceList(by controllers: [UIViewController]) {
    World.acting(as: .host) {
      put(controllers.first, in: .primary)
      put(controllers.dropFirst().first, in: .secondary)
      if split.isCollapsed == true { collapse() }
      arrangeIfSeen()
    }
  }

  final func fill(_ column: Column, with controller: UIViewController?) {
    World.acting(as: .host) {
      let wrapped = controller.map { controller in
        controller is UINavigationController || column == .compact
          ? controller : UINavigationController(rootViewController: controller)
      }
      put(wrapped, in: column)
      if split.isCollapsed == true { collapse() }
      arrangeIfSeen()
    }
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    let old = split.columns[column]
    guard old !== controller else { return }
    split.columns[column] = controller
    split.moved[column] = nil
    if let old, old.parent === self { release(old) }
    guard let controller else { return }
    adopt(controller)
    controller.didMove(toParent: self)
  }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.leaveParent()
  }

  // MARK: - One column

  /// Puts all into one column.
  final func collapse() {
    split.isCollapsed = true
    takeOutViews()
    if isList { collapseList() } else { collapseColumns() }
    tell { $0.splitViewControllerDidCollapse(self) }
  }

  private func collapseList() {
    guard let primary = split.columns[.primary] else { return }
    let root = (tell { $0.primaryViewController(forCollapsing: self) } ?? nil) ?? primary
    if let secondary = split.columns.removeValue(forKey: .secondary) {
      let isDone =
        tell { $0.splitViewController(self, collapseSecondary: secondary, onto: root) } ?? false
      if !isDone { root.collapseSecondaryViewController(secondary, for: self) }
      if secondary.parent === self { release(secondary) }
    }
    put(root, in: .primary)
  }

  /// Puts the stacks one onto the other, up to the column that is to be on top.
  private func collapseColumns() {
    guard split.columns[.compact] == nil,
      let stack = split.columns[.primary] as? UINavigationController
    else { return }
    let proposed: Column = split.columns[.secondary] == nil ? .primary : .secondary
    let top =
      tell { $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) }
      ?? proposed
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      move(column, onto: stack)
    }
  }

  private func move(_ column: Column, onto stack: UINavigationController) {
    guard split.moved[column] == nil,
      let other = split.columns[column] as? UINavigationController
    else { return }
    let controllers = other.viewControllers
    split.moved[column] = controllers
    other.setViewControllers([], animated: false)
    stack.setViewControllers(stack.viewControllers + controllers, animated: false)
  }

  // MARK: - Several columns

  /// Puts what was in one column into several again.
  final func expand() {
    split.isCollapsed = false
    takeOutViews()
    if isList { expandList() } else { expandColumns() }
    let proposed = plannedMode
    let mode =
      tell { $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) }
      ?? proposed
    split.mode = mode
    split.isModeChosen = mode != proposed
    tell { $0.splitViewControllerDidExpand(self) }
  }

  private func expandList() {
    guard let root = split.columns[.primary] else { return }
    let primary = (tell { $0.primaryViewController(forExpanding: self) } ?? nil) ?? root
    let secondary =
      (tell { $0.splitViewController(self, separateSecondaryFrom: primary) } ?? nil)
      ?? primary.separateSecondaryViewController(for: self)
    put(primary, in: .primary)
    if let secondary { put(secondary, in: .secondary) }
  }

  private func expandColumns() {
    guard let stack = split.columns[.primary] as? UINavigationController else { return }
    for column in [Column.secondary, .supplementary] {
      guard let moved = split.moved.removeValue(forKey: column),
        let own = split.columns[column] as? UINavigationController
      else { continue }
      let place = stack.viewControllers.firstIndex { moved.has($0) }
      let kept = place.map { Array(stack.viewControllers[$0...]) } ?? []
      stack.setViewControllers(
        Array(stack.viewControllers.prefix(place ?? stack.viewControllers.count)),
        animated: false)
      own.setViewControllers(kept.isEmpty ? Array(moved.prefix(1)) : kept, animated: false)
    }
  }

  // MARK: - On demand

  final func reveal(_ column: Column) {
    World.acting(as: .host) {
      guard split.isCollapsed == true else { return choose(mode(showing: column)) }
      guard let stack = split.columns[.primary] as? UINavigationController else { return }
      if column == .primary {
        stack.popToRootViewController(animated: true)
      } else {
        move(column, onto: stack)
      }
    }
  }

  final func conceal(_ column: Column) {
    World.acting(as: .host) {
      guard split.isCollapsed == true else { return choose(mode(hiding: column)) }
      guard let stack = split.columns[.primary] as? UINavigationController,
        let first = split.moved.removeValue(forKey: column)?.first,
        let place = stack.viewControllers.place(of: first), place > 0
      else { return }
      stack.popToViewController(stack.viewControllers[place - 1], animated: true)
    }
  }

  /// The delegate of a list may show it itself; that of columns is not asked (SV-08).
  private func isShownByDelegate(_ controller: UIViewController, _ sender: Any?) -> Bool {
    guard isList, let delegate else { return false }
    return delegate.splitViewController(self, show: controller, sender: sender)
  }

  private func isDetailShownByDelegate(_ controller: UIViewController, _ sender: Any?) -> Bool {
    guard isList, let delegate else { return false }
    return delegate.splitViewController(self, showDetail: controller, sender: sender)
  }

  final func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if isShownByDelegate(controller, sender) { return }
    if let stack = split.columns[.primary] as? UINavigationController {
      return stack.show(controller, sender: sender)
    }
    isCollapsed
      ? present(controller, animated: UIView.areAnimationsEnabled)
      : fill(.primary, with: controller)
  }

  /// Replaces the secondary controller, or, in one column, shows it on top of what is there.
  final func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    if isDetailShownByDelegate(controller, sender) { return }
    if isCollapsed {
      guard let stack = split.columns[.primary] as? UINavigationController else {
        return present(controller, animated: UIView.areAnimationsEnabled)
      }
      return stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
    if isList {
      replaceList(by: [split.columns[.primary], controller].compactMap { $0 })
    } else {
      fill(.secondary, with: controller)
    }
  }
}
