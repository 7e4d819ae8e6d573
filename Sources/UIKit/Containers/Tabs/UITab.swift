public import Foundation

/// A tab, and what makes its controller when it is first wanted.
///
/// Set as a tab bar controller's tabs, their controllers become its children, with the tab's title, picture
/// and badge. Differs from UIKit: all controllers are made at once, and sidebars and groups are not shown.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab may be.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  /// The name by which a tab is found.
  public final let identifier: String
  open var title: String { didSet { refresh() } }
  open var subtitle: String?
  open var image: UIImage? { didSet { refresh() } }
  open var badgeValue: String? { didSet { refresh() } }
  open var userInfo: Any?
  open var preferredPlacement = Placement.automatic
  open var isHidden = false
  open var allowsHiding = false
  open var isEnabled = true
  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?
  /// Who shows the tab.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: What is written below the image.
  ///   - image: What is shown in the bar.
  ///   - identifier: What tells it from the other tabs.
  ///   - viewControllerProvider: makes the controller, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller, made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tab = self
    refresh()
    return made
  }

  /// Whether this tab has a controller, made or not.
  final func shows(_ controller: UIViewController) -> Bool { made === controller }

  /// Lets the controller's item say what the tab does.
  private func refresh() {
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}

/// A tab with others in it; shown as one tab here.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] {
    didSet { adopt() }
  }
  /// The tab that is chosen in the group; kept.
  open weak var selectedChild: UITab?
  /// The tab that is chosen with the group, where nobody chose one.
  open var defaultChildIdentifier: String?

  /// Makes a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The tab of an identifier, in the group or in a group of it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.tab(forIdentifier: identifier)
  }

  private func adopt() {
    for child in children { child.parent = self }
  }
}

extension [UITab] {
  /// The tab of an identifier, among these or in their groups.
  @MainActor func tab(forIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes the tab with the system's title and picture.
  public convenience init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
  }
}
