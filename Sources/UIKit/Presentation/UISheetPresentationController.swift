import CoreGraphics
public import Foundation
import TransitionVocabulary
import UIKitSemantics

/// Shows a controller as a sheet.
///
/// Its height follows the detents; the grabber, the dimming and the corners are kept and not drawn. What
/// is set counts with the next layout, or at once in `animateChanges`.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet may rest, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { if detents != oldValue { askAgain() } }
  }
  /// The height at which it rests; none for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard selectedDetentIdentifier != oldValue else { return }
      reportSelection()
      renewHeight()
    }
  }
  /// The highest detent at which nothing behind is dimmed, and what is behind gets its touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false
  /// Whether content at its top lets the sheet grow before it is scrolled (DE-08).
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom where there is little height, and does not fill the screen (DE-10).
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { askAgain() } }
  }
  /// Whether the sheet is as wide as its content likes to be, where it is at the bottom in little height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { askAgain() } }
  }
  /// Whether the sheet is as wide as text is easy to read, and does not follow its content's size.
  open var prefersPageSizing = false {
    didSet { if prefersPageSizing != oldValue { askAgain() } }
  }
  /// The radius of the corners, in points; none for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view over which the sheet is centered, where it is not attached to an edge.
  open var sourceView: UIView?
  /// Where a finger has put the sheet.
  final var held: (height: CGFloat, drop: CGFloat)?
  /// Whether the detents were to be asked again while the sheet came or went.
  fileprivate final var owesHeight = false

  /// The radius by which the system chooses its own.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// Makes changes with an animation; the sheet is laid out when this returns (DE-04).
  open func animateChanges(_ changes: () -> Void) { animate(changes) }
  /// Asks the detents for their heights again, with the next layout.
  open func invalidateDetents() { askAgain() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { if placement?.followsContent == true { askAgain() } else { renewHeight() } }
  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0.bounds) } ?? .zero
  }
  open override func containerViewWillLayoutSubviews() { keepPresentedViewInPlace() }
  /// Takes on the height that was chosen while the sheet came or went. (Inferred.)
  override func comeToRest() { if owesHeight { renewHeight() } }
  override func letsThrough(_ point: CGPoint) -> Bool { isUndimmed }
}

extension UISheetPresentationController: HostOwned {
  /// How long a change of detents takes, in seconds. (Inferred.)
  private static let duration = 0.404

  /// The presentation whose sheet this is; a popover's, where that became one.
  final var shownPresentation: ActivePresentation? {
    presentation ?? storedPresented?.ownPresentation
  }

  /// Lets the sheet be laid out anew, and once more when it has come or gone.
  fileprivate final func renewHeight() {
    shownPresentation?.container.setNeedsLayout()
    owesHeight = shownPresentation?.isBusy == true
  }

  /// Lets the sheet lie where its detents and its content want it now, which the observer hears of.
  fileprivate final func askAgain() {
    report(.invalidateDetents)
    renewHeight()
  }

  /// Tells the observer at which of its detents, by its place, a sheet that is shown is to rest.
  fileprivate final func reportSelection() {
    let place = detents.firstIndex { $0.identifier == selectedDetentIdentifier }
    report(.setSelectedDetentIdentifier, place.map { [.init(nil, .index($0))] } ?? [])
  }

  fileprivate final func report(_ request: EventKind, _ arguments: [SceneEvent.Argument] = []) {
    guard let shownPresentation, shownPresentation.container.superview != nil else { return }
    World.report(.requested(shownPresentation.presented, request, arguments))
  }

  /// Where the sheet rests in a container, or where a finger has put it.
  final func frame(in bounds: CGRect) -> CGRect {
    let placement = SheetPlacement(of: self, in: bounds)
    return placement.frame(
      height: held?.height ?? placement.restingHeight, drop: held?.drop ?? 0)
  }

  /// Where the sheet lies in its container.
  final var placement: SheetPlacement? {
    shownPresentation.map { SheetPlacement(of: self, in: $0.container.bounds) }
  }

  /// Whether nothing behind is dimmed, which takes a detent that is there.
  private var isUndimmed: Bool {
    guard let placement, let name = largestUndimmedDetentIdentifier,
      let greatest = placement.stops.first(where: { $0.detent.identifier == name })
    else { return false }
    return placement.restingHeight <= greatest.height
  }

  /// Puts the sheet where a finger wants it.
  final func hold(height: CGFloat, drop: CGFloat) {
    held = (height, drop)
    shownPresentation?.controller.keepPresentedViewInPlace()
  }

  /// Lets the sheet go from a finger; it comes to rest at a detent, which is told if it is another one.
  ///
  /// It is told when the finger lets go, and the sheet is on its way. (Inferred; DE-01.)
  final func release(to name: Detent.Identifier?, isNew: Bool) {
    held = nil
    guard shownPresentation?.phase == .presented else { return }
    animate {
      if let name, isNew { selectedDetentIdentifier = name }
      renewHeight()
    }
    if isNew { tellSelection() }
  }

  private func tellSelection() {
    let heir = delegate ?? shownPresentation?.controller.delegate
    guard let delegate = heir as? any UISheetPresentationControllerDelegate else { return }
    World.consult(delegate) {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  private func animate(_ changes: () -> Void) {
    let plan = AnimationPlan(duration: .init(seconds: Self.duration))
    World.current.animations.animate(plan) {
      changes()
      shownPresentation?.container.layoutIfNeeded()
    }
  }
}

/// An object that hears of a sheet's detents; all of it is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Told that the user dragged the sheet to another detent (DE-01).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    _ = OptionalMethod.handOn(
      self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:"
    ) { (next: any UISheetPresentationControllerDelegate) in
      next.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        sheetPresentationController)
    }
  }
}
