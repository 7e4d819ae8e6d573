public import Foundation

/// The bar of a stack of screens; it keeps how it looks, and shows nothing.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// How it looks.
  @exclusivity(unchecked) open var barStyle = UIBarStyle.default

  /// Whether what is behind shines through.
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The bar's colour.
  open var barTintColor: UIColor?

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?

  /// The picture that says that there is a way back.
  open var backIndicatorImage: UIImage?

  /// The items of the screens, bottom first.
  open var items: [UINavigationItem]?

  private var backgrounds: [Int: UIImage] = [:]

  /// The item of the screen that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the screen beneath.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items; how they change is not modelled.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item; how it comes is not modelled.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the last item away; how it goes is not modelled.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Chooses the picture behind everything.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }

  /// The picture behind everything.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics.rawValue]
  }

  /// The size that bars have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
