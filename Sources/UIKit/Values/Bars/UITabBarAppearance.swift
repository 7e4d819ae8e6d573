import CoreGraphics
public import Foundation

/// How a tab looks in one of its states.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture's colour.
  open var iconColor: UIColor?
  /// Where the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
  /// The badge's colour.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the badge's text is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How tabs look; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How picture and title of a tab lie.
  public enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// Beside each other.
    case inline = 1
    /// Beside each other in a low bar.
    case compactInline = 2
  }

  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()

  /// Makes the system's look of a style.
  public init(style: Style) {
    super.init()
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  convenience init(_ other: UITabBarItemAppearance) {
    self.init(style: .stacked)
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// Makes the look the system's of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  /// Makes another look that is the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedOver(UITabBarItemAppearance(self)) }.value
  }
}

/// How a bar of tabs looks; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look with picture and title beside each other.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The same in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The tint of what says which tab is chosen.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture that says which tab is chosen.
  open var selectionIndicatorImage: UIImage?
  /// Where tabs are.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide a tab is; zero for as wide as there is room.
  open var stackedItemWidth: CGFloat = 0
  /// How far tabs are apart; zero for as the bar likes.
  open var stackedItemSpacing: CGFloat = 0

  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UITabBarAppearance else { return }
    copy.stackedLayoutAppearance = UITabBarItemAppearance(stackedLayoutAppearance)
    copy.inlineLayoutAppearance = UITabBarItemAppearance(inlineLayoutAppearance)
    copy.compactInlineLayoutAppearance = UITabBarItemAppearance(compactInlineLayoutAppearance)
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
  }
}
