public import Foundation

/// How a button in a bar looks in one of its states.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// Where the picture behind is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How buttons in a bar look; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()

  /// Makes the system's look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  convenience init(_ other: UIBarButtonItemAppearance) {
    self.init(style: .plain)
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// Makes the look the system's of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// Makes another look that is the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedOver(UIBarButtonItemAppearance(self)) }.value
  }
}
