public import Foundation

/// A container that shows a list and its details side by side, or in one column where room is scarce.
///
/// As documented; no order of its callbacks was observed. Children come and go with their views, as
/// those of a container that moves views by hand do (CC-05). Differs from UIKit: columns change places
/// at once, and no finger moves them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  final var split = SplitState()

  /// Makes a split view of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  public final let style: Style
  /// Who has a say in how columns are shown; not kept.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Children

  /// The primary and the secondary controller, or the one that is left of them in one column.
  open var viewControllers: [UIViewController] {
    get { listedControllers }
    set { replaceList(by: newValue) }
  }
  /// Puts a controller into a column; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    fill(column, with: vc)
  }
  /// The controller of a column, with what was put around it.
  open func viewController(for column: Column) -> UIViewController? { split.columns[column] }

  // MARK: - Columns

  /// Whether all is shown in one column; never before it is in a window (SV-11).
  open var isCollapsed: Bool { split.isCollapsed ?? false }
  /// Which columns are seen at once, where there is room for several.
  open var displayMode: DisplayMode { split.mode ?? plannedMode }
  /// Which columns are to be seen at once.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { choose(plannedMode) }
  }
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Makes sure that a column is seen.
  open func show(_ column: Column) { reveal(column) }
  /// Makes sure that a column is not seen.
  open func hide(_ column: Column) { conceal(column) }

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }
  /// The side of the primary column; kept, and without effect.
  open var primaryEdge = PrimaryEdge.leading
  /// Whether a finger moves columns; kept, and without effect.
  open var presentsWithGesture = true
  /// What changes the columns when it is tapped, which nobody does here.
  public private(set) final lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)

  // MARK: - Showing

  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender)
  }

  // MARK: - As a controller

  open override func loadView() { buildView() }
  /// Little room from side to side in the columns beside the secondary one, while there are several; whoever
  /// chose traits for the child has the last word. (Inferred.)
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let chosen = super.overrideTraitCollection(forChild: childViewController)
    guard isInNarrowColumn(childViewController) else { return chosen }
    return UITraitCollection(horizontalSizeClass: .compact).overlaid(by: chosen)
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
    forwardBegin(isAppearing: true, animated: animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardEnd()
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardBegin(isAppearing: false, animated: animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardEnd()
  }
}
