public import Foundation

/// What few controllers have, kept apart so that the others stay small.
@MainActor final class ControllerKeepsakes {
  var isEditing = false
  var editButton: UIBarButtonItem?
  var restorationIdentifier: String?
  var restorationClass: AnyClass?
  var contentScrollViews: [UInt: UIScrollView] = [:]
  var focusGroupIdentifier: String?
  var restoresFocus = true
  var respectsMinimumMargins = true
  var unavailable: (any UIContentConfiguration)?
  weak var tab: UITab?
  var traitSettings: TraitSettings?
}

extension UIViewController {
  /// The box for what few controllers have, made on first use.
  final var keptThings: ControllerKeepsakes {
    if let keepsakes { return keepsakes }
    let made = ControllerKeepsakes()
    keepsakes = made
    return made
  }

  // MARK: - Editing

  /// Lets the edit button say what it does next.
  final func note(editing: Bool) {
    keptThings.isEditing = editing
    keepsakes?.editButton?.show(editing: editing)
  }

  final var editButton: UIBarButtonItem {
    if let made = keepsakes?.editButton { return made }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: UIView.areAnimationsEnabled)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    button.show(editing: isEditing)
    keptThings.editButton = button
    return button
  }

  // MARK: - Without effect

  /// The name by which the controller's state is found again at the next launch; nothing is restored here.
  public var restorationIdentifier: String? {
    get { keepsakes?.restorationIdentifier }
    set { keptThings.restorationIdentifier = newValue }
  }

  /// Who would make the controller anew at the next launch; nothing is restored here.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { keepsakes?.restorationClass as? any UIViewControllerRestoration.Type }
    set { keptThings.restorationClass = newValue }
  }

  /// The scroll view that bars at an edge follow; kept, and without effect.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    for bit in (0..<4).map({ UInt(1) << $0 }) where edge.rawValue & bit != 0 {
      keptThings.contentScrollViews[bit] = scrollView
    }
  }

  /// The scroll view that bars at every edge follow; kept, and without effect.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that bars at an edge follow.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    keepsakes?.contentScrollViews[edge.rawValue]
  }

  /// The group of views between which a keyboard's keys move; no keys are pressed here.
  public var focusGroupIdentifier: String? {
    get { keepsakes?.focusGroupIdentifier }
    set { keptThings.focusGroupIdentifier = newValue }
  }

  /// Whether focus comes back to where it was; there is no focus here.
  public var restoresFocusAfterTransition: Bool {
    get { keepsakes?.restoresFocus ?? true }
    set { keptThings.restoresFocus = newValue }
  }

  /// The least margins that the system wants of a controller's view. (Inferred: none in height.)
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Whether the view's margins are no less than the system wants; kept, and without effect.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { keepsakes?.respectsMinimumMargins ?? true }
    set { keptThings.respectsMinimumMargins = newValue }
  }

  /// What is shown where there is no content; kept, and not shown.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { keepsakes?.unavailable }
    set { keptThings.unavailable = newValue }
  }

  /// Asks for what is shown where there is no content; nobody is asked here.
  public func setNeedsUpdateContentUnavailableConfiguration() {}

  /// What an extension of another app is told; never one here.
  public var extensionContext: NSExtensionContext? { nil }
}

extension UIBarButtonItem {
  /// Says “Edit” or “Done”, as the edit button does.
  fileprivate func show(editing: Bool) {
    systemItem = editing ? .done : .edit
    title = editing ? "Done" : "Edit"
    style = editing ? .done : .plain
  }
}

/// What makes controllers anew at the next launch; never asked here, where nothing is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// What an extension of another app is told; nothing makes one here.
open class NSExtensionContext: NSObject {
  /// What the host hands over.
  open var inputItems: [Any] { [] }
}
