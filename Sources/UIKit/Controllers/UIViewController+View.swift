import CoreGraphics
import UIKitSemantics

extension UIViewController {
  final var weakReferenceCell: WeakReferenceCell { weakReferenceOwner.weakReferenceCell(of: self) }

  final var nextResponder: UIResponder? {
    storedView?.superview ?? containment.parent ?? ownPresentation?.presenter
  }

  /// The root view, which is loaded on the way; none where `loadView` makes none (LV-01).
  ///
  /// Differs from UIKit: who asks for such a view while it is loaded gets an empty one, where UIKit goes on
  /// to load without end.
  final var loadedView: UIView? { storedView ?? firstLoadedView }

  /// The root view, of which there is none yet; who asks for one that is there does not pay for this.
  @inline(never) private final var firstLoadedView: UIView? {
    guard !isBeingReleased else { return viewForReleased() }
    let world = World.current
    if world.loading.has(self) { return viewToShow }
    world.report(.told(self, .loadView))
    answering { loadView() }
    world.report(.told(self, .viewDidLoad))
    world.loading.append(self)
    answering { viewDidLoad() }
    world.loading.removeLast()
    return storedView
  }

  /// The root view, for those who put it somewhere; an empty one where `loadView` makes none. (Inferred.)
  final var viewToShow: UIView {
    if !World.current.loading.has(self), let view = loadedView { return view }
    if storedView == nil { storedViewDefault() }
    return storedView ?? UIView(frame: UIScreen.main.bounds)
  }

  /// Whether the controller is in its deinitializer, where nothing can hold on to it any more.
  final var isBeingReleased: Bool {
    if isKept { return false }
    weak let living = self
    return living == nil
  }

  /// Whether a parent, a window, a presentation or a transition keeps the controller; if not, somebody else may.
  private var isKept: Bool {
    if ownPresentation != nil { return true }
    if let parent = containment.parent, parent.containment.children.has(self) { return true }
    let world = World.current
    if world.hasRoot(self) { return true }
    for transition in world.transitions where transition.involves(self) { return true }
    return false
  }

  /// Complains of a view that is loaded too late, and gives an empty one that nobody keeps (D21).
  ///
  /// That nothing is loaded is inferred; observers hear of no controller, for they could keep it.
  private func viewForReleased() -> UIView {
    let names = ComplaintNames(subject: describe(self))
    World.current.complain(.viewLoadedInRelease, .logged, names, about: nil)
    return UIView(frame: UIScreen.main.bounds)
  }

  /// What `loadView` does unless it is overridden.
  final func storedViewDefault() {
    guard storedView == nil else { return }
    if let storyboardRecord, storyboardRecord.loadView(of: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(view)
  }

  final func replaceView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let owner = view.controller, owner !== self {
      let names = ComplaintNames(
        caller: describe(self), subject: describe(view), other: describe(owner))
      return World.current.complain(.viewOfAnotherController, .raised, names, about: self)
    }
    PlaceInSafeArea.forget()
    storedView?.controller = nil
    storedView = view
    view?.controller = self
    view?.disturbTraits()
  }

  // MARK: - Layout

  final func willLayOutRootView() {
    World.report(.told(self, .viewWillLayoutSubviews))
    answering {
      tracking(.beforeScreensLayout, and: storedView) { viewWillLayoutSubviews() }
    }
  }

  final func didLayOutRootView() {
    answering { tracking(.afterScreensLayout, and: storedView) { viewDidLayoutSubviews() } }
    World.report(.told(self, .viewDidLayoutSubviews))
  }

  // MARK: - Ancestors

  /// The nearest controller of a kind that this one lives in.
  final func ancestor<Ancestor: UIViewController>() -> Ancestor? {
    var candidate = containment.parent
    while let current = candidate {
      if let found = current as? Ancestor { return found }
      candidate = current.containment.parent
    }
    return nil
  }

  /// The controller at the top of the containers that this one lives in, or itself.
  final var topmostContainer: UIViewController {
    var top = self
    while let parent = top.containment.parent { top = parent }
    return top
  }
}

/// The name of an object in a diagnostic's text.
@MainActor func describe(_ object: AnyObject?) -> String {
  object.map { "<\(type(of: $0))>" } ?? "(null)"
}

extension UIViewController {
  /// The coordinator of the transition that this controller, or one that holds it, takes part in.
  final var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let world = World.current
    if let found = world.transitions.last(where: { $0.involves(self) }) { return found.coordinator }
    // A container of an app's own may answer with a coordinator of its own, as documented.
    if let parent = containment.parent { return parent.transitionCoordinator }
    return world.resizes.first { $0.involves(self) }
  }
}

extension ActiveTransition {
  /// Whether a controller is on either side, or holds both.
  func involves(_ controller: UIViewController) -> Bool {
    from === controller || to === controller
      || owner.animatingController === controller
  }
}
