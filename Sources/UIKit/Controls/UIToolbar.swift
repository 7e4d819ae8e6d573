public import Foundation

/// A bar of buttons; it keeps them, and shows nothing.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// How it looks.
  open var barStyle = UIBarStyle.default

  /// The buttons.
  open var items: [UIBarButtonItem]?

  /// Whether what is behind shines through.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The bar's colour.
  open var barTintColor: UIColor?

  /// How it looks at the usual height.
  open lazy var standardAppearance = UIToolbarAppearance()

  /// How it looks while content ends at it.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// How it looks at low height.
  open var compactAppearance: UIToolbarAppearance?

  /// How it looks at low height while content ends at it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Who says where it is; never asked here. Not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?

  private var backgrounds: [[Int]: UIImage] = [:]
  private var shadows: [Int: UIImage] = [:]

  /// Chooses the picture behind everything.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage }

  /// The picture behind everything.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] }

  /// Chooses the shadow's picture.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadows[topOrBottom.rawValue] = shadowImage }

  /// The shadow's picture.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom.rawValue]
  }

  /// Sets the buttons; how they change is not modelled.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The size that bars have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
