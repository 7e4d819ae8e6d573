public import Foundation

/// What a tab bar controller keeps of its tabs.
@MainActor final class TabKeepsakes {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  var more: UINavigationController?
  let sidebar = UITabBarController.Sidebar()
}

extension UITabBarController {
  /// How tabs are shown where there is room for more than a bar; kept, and without effect.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The sidebar with the tabs; never shown here.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    open var isHidden = true
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
  }

  private var keptTabs: TabKeepsakes {
    if let kept = state.keepsakes { return kept }
    let made = TabKeepsakes()
    state.keepsakes = made
    return made
  }

  /// Makes a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs; set, their controllers are the children.
  public var tabs: [UITab] {
    get { state.keepsakes?.tabs ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs; how they change is not modelled.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    keptTabs.tabs = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  /// The tab that is chosen.
  public var selectedTab: UITab? {
    get { tabs.first { tab in selectedViewController.map(tab.shows) ?? false } }
    set { selectedViewController = newValue?.viewController }
  }

  /// The tab of an identifier, also in groups.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.tab(forIdentifier: identifier)
  }

  /// How tabs are shown where there is room for more than a bar.
  public var mode: Mode {
    get { state.keepsakes?.mode ?? .automatic }
    set { keptTabs.mode = newValue }
  }

  /// The sidebar with the tabs.
  public var sidebar: Sidebar { keptTabs.sidebar }

  /// The navigation for children that find no place in the bar. Differs from UIKit: all find one, and
  /// it is never shown.
  public var moreNavigationController: UINavigationController {
    if let made = keptTabs.more { return made }
    let made = UINavigationController()
    keptTabs.more = made
    return made
  }
}

extension UIViewController {
  /// The tab whose controller this is.
  public internal(set) var tab: UITab? {
    get { keepsakes?.tab }
    set { keptThings.tab = newValue }
  }
}
