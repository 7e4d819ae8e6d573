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

  /// Sets the buttons; how they change is not modelled.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The size that bars have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
