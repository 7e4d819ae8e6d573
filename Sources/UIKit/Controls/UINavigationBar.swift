public import Foundation
import UIKitSemantics

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

  /// The navigation whose bar this is.
  @ZeroingWeak final var navigation: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// Who is asked and told of items that come and go, in a bar of an app's own; not kept.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items of the screens, bottom first; a navigation's bar has those of its stack, and to set them
  /// raises (K17).
  open var items: [UINavigationItem]? {
    get { navigation?.itemsInBar ?? ownItems }
    set { if isOwn { ownItems = newValue } }
  }

  /// Whether an app may change the items.
  private var isOwn: Bool {
    guard let navigation else { return true }
    World.current.complain(
      .managedBar, .raised,
      ComplaintNames(caller: describe(navigation), subject: describe(self)), about: navigation)
    return false
  }

  private var backgrounds: [Int: UIImage] = [:]

  /// The item of the screen that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the screen beneath.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items; how they change is not modelled.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item, if the delegate agrees; how it comes is not modelled.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isOwn, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the last item away, if the delegate agrees; how it goes is not modelled.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isOwn, let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

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
