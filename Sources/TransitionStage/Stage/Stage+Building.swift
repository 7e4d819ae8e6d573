package import UIKit

extension Stage {
  /// Builds a navigation controller with a stack; all are cast.
  ///
  /// - Parameters:
  ///   - name: the navigation controller's name.
  ///   - stack: its controllers, bottom first, with their names.
  ///   - hidesBar: whether the bar is hidden, so that the top decides the status bar (SB-02).
  ///   - isInstalled: whether the subject changes its stack; it is the subject's own where it brings one.
  package func navigation(
    _ name: String, _ stack: [(UIViewController, String)], hidesBar: Bool,
    isInstalled: Bool = false
  ) -> UINavigationController {
    let own = isInstalled ? installer.makeNavigation() : nil
    let navigation = own ?? plainNavigation()
    cast(navigation, as: name)
    for (controller, name) in stack { cast(controller, as: name) }
    navigation.isNavigationBarHidden = hidesBar
    navigation.setViewControllers(stack.map(\.0), animated: false)
    if isInstalled { installer.install(on: navigation) }
    return navigation
  }

  /// A navigation controller of the system's, or one that lets its top decide the status bar.
  private func plainNavigation() -> UINavigationController {
    switch subject.statusBarDecider {
    case .top: StageNavigationController(nibName: nil, bundle: nil)
    case .child, .side, .container: UINavigationController(nibName: nil, bundle: nil)
    }
  }

  /// Has a screen ask for something as soon as it has appeared, from inside the callback.
  ///
  /// - Parameter action: what it asks for; the script is to answer for it.
  package func onArrival(of screen: UIViewController, _ action: @escaping @MainActor () -> Void) {
    companion(of: screen)?.onArrival = { [weak self] in
      self?.act { self?.host.acting(as: .script) { action() } }
    }
  }

  /// Has a screen do something each time that it is told that it will appear.
  ///
  /// - Parameter action: what it does; the script is to answer for it.
  package func onEachAppearance(
    of screen: UIViewController, _ action: @escaping @MainActor () -> Void
  ) {
    companion(of: screen)?.onEachAppearance = { [weak self] in
      self?.host.acting(as: .script) { action() }
    }
  }

  /// Builds a tab bar controller with its children; all are cast.
  ///
  /// - Parameters:
  ///   - name: the tab bar controller's name.
  ///   - children: its children, in the order of their tabs, with their names.
  ///   - isInstalled: whether the subject animates selections; it is the subject's own where it brings one.
  package func tabs(
    _ name: String, _ children: [(UIViewController, String)], isInstalled: Bool = false
  ) -> UITabBarController {
    let own = isInstalled ? installer.makeTabs() : nil
    let tabs = own ?? StageTabBarController(decidedBy: subject.statusBarDecider)
    cast(tabs, as: name)
    for (controller, name) in children { cast(controller, as: name) }
    tabs.viewControllers = children.map(\.0)
    if isInstalled { installer.install(on: tabs) }
    return tabs
  }
}
