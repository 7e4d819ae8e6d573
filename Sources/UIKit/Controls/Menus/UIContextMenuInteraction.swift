import CoreGraphics
public import Foundation

/// Lets a view have a menu; no finger opens it here, so its delegate is never asked.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  /// Who has the menu; not kept alive.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the menu.
  open private(set) weak var view: UIView?
  /// How the menu looks.
  open private(set) var menuAppearance = Appearance.unknown

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the finger is that opened the menu: nowhere here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Lets the menu that is open be another: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Closes the menu: none is open.
  open func dismissMenu() {}
}

/// Makes the controller that shows what a menu is for.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu, and what is shown beside it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What finds it again.
  open private(set) var identifier: any NSCopying
  /// Other things to choose with it.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Which badge is shown.
  open var badgeCount = 0
  /// The order of elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let preview: UIContextMenuContentPreviewProvider?
  private let actions: UIContextMenuActionProvider?

  /// Makes a configuration; neither closure is ever called here.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? (UUID().uuidString as NSString)
    preview = previewProvider
    actions = actionProvider
    super.init()
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }
}

/// What a menu's beginning or end is animated with; nothing makes one here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what a menu showed is gone over to.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu goes.
  case dismiss = 0
  /// What was shown grows.
  case pop = 1
}

/// What the way to what a menu showed is animated with; nothing makes one here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An object that has a view's menu; never asked here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
