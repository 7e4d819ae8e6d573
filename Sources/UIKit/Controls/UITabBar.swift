public import Foundation
import UIKitSemantics

/// A bar of tabs; it keeps them and takes taps, and shows nothing.
///
/// Each tab has an equal part of the width.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The controller whose bar this is.
  @ZeroingWeak final var tabs: UITabBarController?

  /// Who is told of choices; not kept alive.
  open weak var delegate: (any UITabBarDelegate)? {
    get { isDelegateItsController ? tabs : chosenDelegate }
    set { take(delegate: newValue) }
  }
  private weak var chosenDelegate: (any UITabBarDelegate)?
  /// Whether the controller itself is told, which spares it a weak reference.
  final var isDelegateItsController = false

  /// The tabs; to change those of a controller's bar raises (TX-05).
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { if isOwn { shownItems = newValue } }
  }
  /// The tabs, whoever manages them.
  final var shownItems: [UITabBarItem]?

  /// Whether an app may change the tabs.
  private var isOwn: Bool {
    guard let tabs else { return true }
    World.current.complain(
      .managedBar, .raised, ComplaintNames(caller: describe(tabs), subject: describe(self)),
      about: tabs)
    return false
  }

  /// The tab that is chosen.
  @exclusivity(unchecked) open weak var selectedItem: UITabBarItem?

  /// How it looks.
  open var barStyle = UIBarStyle.default

  /// Whether what is behind shines through.
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// How it looks.
  open lazy var standardAppearance = UITabBarAppearance()

  /// How it looks while content ends at it; the standard look where there is none.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The picture that says which tab is chosen.
  open var selectionIndicatorImage: UIImage?

  /// The bar's colour.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// The picture behind the tabs.
  open var backgroundImage: UIImage?

  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?

  /// Where the tabs are.
  open var itemPositioning = ItemPositioning.automatic

  /// How wide a tab is; zero for as wide as there is room.
  open var itemWidth: CGFloat = 0

  /// How far tabs are apart; zero for as the bar likes.
  open var itemSpacing: CGFloat = 0

  /// Sets the tabs; how they change is not modelled.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The size that bars have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UITabBar {
  private func take(delegate: (any UITabBarDelegate)?) {
    isDelegateItsController = tabs != nil && delegate === tabs
    chosenDelegate = isDelegateItsController ? nil : delegate
  }

  /// Takes fingers that leave the bar for a tap on the tab that they are over.
  private func take(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self), bounds.contains(point),
      let items, !items.isEmpty
    else { return }
    let index = min(Int(point.x / (bounds.width / CGFloat(items.count))), items.count - 1)
    guard items[index].isEnabled else { return }
    if let tabs { return tabs.take(tapOn: index) }
    selectedItem = items[index]
    World.consult(optional: delegate) { $0.tabBar(self, didSelect: items[index]) }
  }
}

/// Who is told about a bar of tabs; all of it optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Told when the user has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
