public import Foundation

/// A controller that shows the results of a search above the controller whose content is searched.
///
/// An active search is a presentation, by the controller that has the search, where that one defines a
/// context, or else by the top of its containers (SR-02). Results are shown as soon as there is text, and without
/// an animation (Apple, searchResultsController). They lie in this controller's view before, hidden, from when that
/// is loaded: apps that take the hiding back when the search begins see them without a text. (Inferred from
/// reports; Apple says nothing of it.) Differs from UIKit: the bar has no place in a
/// navigation bar and takes no room there, and what lies behind takes no touches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the bar with the scopes is shown by itself.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// Who shows results; none where the searched content does it itself.
  open private(set) var searchResultsController: UIViewController?
  /// Who finds results; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of the search; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar in which the user types.
  public private(set) final lazy var searchBar = makeBar()
  /// Whether the searched content is covered; kept, and without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The old name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar goes while a search is active; kept, and without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes and goes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether results are shown only where there is text.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the bar with the scopes comes and goes by itself.
  open var automaticallyShowsScopeBar = true
  /// When the bar with the scopes is shown by itself.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether results are shown; follows the text where that is automatic.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      show(results: newValue)
    }
  }
  private var showsResults = false
  /// Whether who presents did so because a search began, and not by a call of somebody's own.
  private var isAutomatic = false
  /// The controller whose content is searched; it has this one in its navigation item.
  @ZeroingWeak final var owner: UIViewController?

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: who shows results; none where the searched content does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    settle()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    settle()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    settle()
  }

  /// Whether a search is under way; set, it is presented or dismissed with an animation.
  open var isActive: Bool {
    get {
      guard let presentation = ownPresentation else { return false }
      return presentation.phase == .presenting || presentation.phase == .presented
    }
    set { if newValue { activate() } else { deactivate() } }
  }

  override func ownsInput(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: searchBar) ?? false
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    inherited { show(results: showsResults) }
  }
}

extension UISearchController {
  /// The presentation plays in the context of the searched content. (Inferred from SR-02.)
  private func settle() {
    presentationSettings.style = .overCurrentContext
    presentationSettings.transitionStyle = .crossDissolve
  }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.search = self
    return bar
  }

  /// Begins the search: the delegate may present it, and is told only where it does not (SR-01).
  final func activate() {
    guard ownPresentation == nil, !World.current.isHalted else { return }
    tell { $0.presentSearchController(self) }
    guard ownPresentation == nil, let owner = owner ?? searchBar.nearestController else {
      return noteText()
    }
    isAutomatic = true
    tell { $0.willPresentSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    World.acting(as: .host) {
      owner.requestPresentation(of: self, animated: UIView.areAnimationsEnabled) { [weak self] in
        guard let self else { return }
        tell { $0.didPresentSearchController(self) }
      }
    }
    noteText()
  }

  /// Ends the search, and empties the bar. (That it is emptied, and the updater told, is inferred.)
  final func deactivate() {
    guard isActive, !World.current.isHalted else { return }
    let isTold = isAutomatic
    isAutomatic = false
    if isTold { tell { $0.willDismissSearchController(self) } }
    World.acting(as: .host) {
      _ = searchBar.resignFirstResponder()
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
      requestDismissal(animated: UIView.areAnimationsEnabled) { [weak self] in
        guard let self, isTold else { return }
        tell { $0.didDismissSearchController(self) }
      }
    }
    searchBar.text = ""
    noteText()
  }

  /// The text is another, or the search begins or ends: the updater finds other results.
  final func noteText() {
    if automaticallyShowsSearchResultsController {
      show(results: isActive && searchBar.text?.isEmpty == false)
    }
    guard let updater = searchResultsUpdater else { return }
    World.consult(updater) { updater.updateSearchResults(for: self) }
  }

  private func tell(_ call: (any UISearchControllerDelegate) -> Void) {
    guard let delegate else { return }
    World.consult(delegate) { call(delegate) }
  }

  /// Shows the results in this controller's view, or takes them away.
  private func show(results isShown: Bool) {
    showsResults = isShown
    guard isViewLoaded, let results = searchResultsController else { return }
    World.acting(as: .host) {
      if results.parent !== self {
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
      }
      results.view.isHidden = !isShown
    }
  }
}

/// An object that finds the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Told that a search begins, and of other text.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that hears of a search; all of it is optional (SR-01).
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// May present the controller; who does not leaves it to the search.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
