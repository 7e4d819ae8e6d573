public import Foundation

/// What a controller shows in its navigation controller's bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// The view in the title's place.
  open var titleView: UIView?

  /// The line above the title.
  open var prompt: String?

  /// Whether there is no button for the way back.
  open var hidesBackButton = false

  /// The button for the way back to this screen.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the button for the way back to this screen.
  open var backButtonTitle: String?

  /// What the button for the way back to this screen says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the buttons at the left stand beside the one for the way back.
  open var leftItemsSupplementBackButton = false

  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  // What assistive technology is told of the item, as every object could keep it on Apple's systems.

  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = false

  /// The search of the screen's content; while it is active, it is presented (SR-02).
  ///
  /// Differs from UIKit: its bar has no place in the navigation bar and takes no room there.
  open var searchController: UISearchController? {
    didSet { searchController?.owner = owner }
  }

  /// Whether the bar for searching goes while the content is scrolled.
  open var hidesSearchBarWhenScrolling = true

  /// Where the bar for searching goes.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the bar for searching is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The line below the title.
  open var subtitle: String?

  /// What the way back does in place of going back.
  open var backAction: UIAction?

  /// What makes the menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// How items are laid out.
  open var style = ItemStyle.navigator

  /// The name under which the user's arrangement of items is kept.
  open var customizationIdentifier: String?

  /// The groups of buttons at the leading edge.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []

  /// The groups of buttons in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// The groups of buttons at the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []

  /// The group that stays at the trailing edge.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?

  /// How the bar looks while this screen is shown; as it says itself where there is none.
  open var standardAppearance: UINavigationBarAppearance?

  /// The same while content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The same at low height.
  open var compactAppearance: UINavigationBarAppearance?

  /// The same at low height while content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller whose item this is.
  @ZeroingWeak final var owner: UIViewController?

  /// The buttons at the left, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The outermost button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item of a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// Makes the item of a controller, with its title.
  convenience init(of owner: UIViewController) {
    self.init(title: owner.title ?? "")
    self.owner = owner
  }

  /// Makes an item without a title.
  public convenience override init() {
    self.init(title: "")
  }

  /// Makes an item without a title; archives keep no items here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the button at the left; how it changes is not modelled.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the right; how it changes is not modelled.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the left; how they change is not modelled.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right; how they change is not modelled.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the button for the way back; how it changes is not modelled.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
