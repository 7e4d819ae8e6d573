import UIKit

// MARK: - A search in a navigation bar

final class SearchableViewController: UITableViewController, UISearchResultsUpdating,
  UISearchBarDelegate, UISearchControllerDelegate
{
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = true
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.searchBar.searchTextField.clearButtonMode = .always
    search.searchBar.searchBarStyle = .minimal
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    title = searchController.isActive && !text.isEmpty ? text : "All"
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.showsCancelButton = false
    searchBar.setShowsCancelButton(true, animated: true)
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    searchController.searchBar.becomeFirstResponder()
  }
}

// MARK: - A split view

final class RootSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init(menu: UIViewController, detail: UIViewController) {
    super.init(style: .doubleColumn)
    setViewController(menu, for: .primary)
    setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidthFraction = 0.3
    minimumPrimaryColumnWidth = 200
    presentsWithGesture = true
    primaryEdge = .leading
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondary: UIViewController, onto primary: UIViewController
  ) -> Bool { true }

  func reveal(_ detail: UIViewController) {
    if isCollapsed { show(.secondary) } else { showDetailViewController(detail, sender: self) }
    hide(.primary)
    navigationItem.leftBarButtonItem = displayModeButtonItem
    navigationItem.leftItemsSupplementBackButton = true
  }
}

// MARK: - Pages

final class TutorialViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages = [UIViewController(), UIViewController(), UIViewController()]
  private let control = UIPageControl()

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    control.numberOfPages = pages.count
    control.currentPageIndicatorTintColor = .label
    control.hidesForSinglePage = true
    isDoubleSided = false
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = viewControllers?.first else { return }
    control.currentPage = pages.firstIndex(of: shown) ?? 0
  }
}

// MARK: - A container of one's own

final class SwitchingViewController: UIViewController {
  private(set) var current: UIViewController?

  func show(_ next: UIViewController, animated: Bool) {
    let old = current
    current = next
    addChild(next)
    next.view.frame = view.bounds
    guard let old, animated else {
      view.addSubview(next.view)
      next.didMove(toParent: self)
      return
    }
    old.willMove(toParent: nil)
    transition(
      from: old, to: next, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseInOut],
      animations: nil
    ) { _ in
      old.removeFromParent()
      next.didMove(toParent: self)
    }
  }

  override var childForStatusBarStyle: UIViewController? { current }
  override var childForStatusBarHidden: UIViewController? { current }
  override var childForHomeIndicatorAutoHidden: UIViewController? { current }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }

  override func preferredContentSizeDidChange(forChildContentContainer child: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    preferredContentSize = child.preferredContentSize
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
}

// MARK: - Tabs and bars with looks of their own

final class AppTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let home = UINavigationController(rootViewController: UIViewController())
    home.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    home.tabBarItem.badgeValue = "3"
    home.tabBarItem.badgeColor = .systemRed
    setViewControllers([home], animated: false)
    let bar = UITabBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.stackedLayoutAppearance.selected.iconColor = .systemBlue
    bar.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    tabBar.standardAppearance = bar
    if #available(iOS 15.0, *) { tabBar.scrollEdgeAppearance = bar }
    let navigation = UINavigationBarAppearance()
    navigation.configureWithTransparentBackground()
    navigation.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 18)]
    navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
    navigation.shadowColor = .clear
    navigation.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    UINavigationBar.appearance().standardAppearance = navigation
    UINavigationBar.appearance(whenContainedInInstancesOf: [AppTabBarController.self]).tintColor =
      .red
    home.navigationBar.prefersLargeTitles = true
    home.topViewController?.navigationItem.largeTitleDisplayMode = .never
    home.topViewController?.hidesBottomBarWhenPushed = true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== selectedViewController }
}
