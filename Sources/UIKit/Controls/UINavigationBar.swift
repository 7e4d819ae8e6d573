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

  /// How it looks at the usual height.
  open lazy var standardAppearance = UINavigationBarAppearance()

  /// How it looks while content ends at it; the standard look where there is none.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How it looks at low height; the standard look where there is none.
  open var compactAppearance: UINavigationBarAppearance?

  /// How it looks at low height while content ends at it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What the picture of the way back is cut by as it moves.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// How items are laid out.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// How items are laid out after all.
  open var behavioralStyle: UIBehavioralStyle {
    if preferredBehavioralStyle != .automatic { return preferredBehavioralStyle }
    return .pad
  }

  private var titleOffsets: [Int: CGFloat] = [:]

  /// Moves titles down, in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleOffsets[barMetrics.rawValue] = adjustment }

  /// How far titles are moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics.rawValue] ?? 0
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

  /// Tells or asks the delegate, which is to answer for what it does then.
  @discardableResult
  private func ask<Answer>(_ question: (any UINavigationBarDelegate) -> Answer) -> Answer? {
    World.consult(optional: delegate, question)
  }

  /// Adds an item, if the delegate agrees; how it comes is not modelled.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isOwn, ask({ $0.navigationBar(self, shouldPush: item) }) ?? true else { return }
    items = (items ?? []) + [item]
    ask { $0.navigationBar(self, didPush: item) }
  }

  /// Takes the last item away, if the delegate agrees; how it goes is not modelled.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isOwn, let item = topItem, ask({ $0.navigationBar(self, shouldPop: item) }) ?? true else {
      return nil
    }
    items = items?.dropLast()
    ask { $0.navigationBar(self, didPop: item) }
    return item
  }

  /// Chooses the picture behind everything.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }

  /// Chooses the picture behind everything, wherever the bar is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The picture behind everything.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics.rawValue]
  }

  /// The size that bars have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// How something is laid out: as on a tablet, or as on a desk.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system likes.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a desk.
  case mac = 2
}
