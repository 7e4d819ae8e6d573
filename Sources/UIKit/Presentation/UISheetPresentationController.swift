import CoreGraphics
public import Foundation

/// Shows a controller as a sheet.
///
/// Its height follows the detents; the grabber, the dimming and the corners are kept and not drawn.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet may rest, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { applyDetent() }
  }
  /// The height at which it rests; none for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { applyDetent() }
  }
  /// The highest detent at which nothing behind is dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; none for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view over which the sheet is centered, where it is not attached to an edge.
  open var sourceView: UIView?

  /// Makes changes of the detents with an animation.
  open func animateChanges(_ changes: () -> Void) { animate(changes) }
  /// Asks the detents for their heights again.
  open func invalidateDetents() { applyDetent() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0.bounds) } ?? .zero
  }
  open override func containerViewWillLayoutSubviews() { keepPresentedViewInPlace() }
}

extension UISheetPresentationController: HostOwned {
  /// How far below the top of the screen a large sheet begins, in points. (Inferred.)
  private static let topInset: CGFloat = 57
  /// How long a change of detents takes, in seconds. (Inferred.)
  private static let duration = 0.404
  /// The size of a form where there is room, in points. (Inferred.)
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page where there is room, in points. (Inferred.)
  private static let pageWidth: CGFloat = 704

  /// Where the sheet rests in a container: at the bottom, or in the middle where there is room.
  final func frame(in bounds: CGRect) -> CGRect {
    guard traitCollection.horizontalSizeClass == .regular else {
      let height = height(in: bounds)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let size = roomySize(in: bounds)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func roomySize(in bounds: CGRect) -> CGSize {
    let largest = max(0, bounds.height - Self.topInset)
    guard presentedViewController.modalPresentationStyle == .formSheet else {
      return CGSize(width: min(Self.pageWidth, bounds.width), height: largest)
    }
    let preferred = presentedViewController.preferredContentSize
    let size = preferred == .zero ? Self.formSize : preferred
    return CGSize(width: min(size.width, bounds.width), height: min(size.height, largest))
  }

  /// The height of the detent that is selected, or of the lowest.
  private func height(in bounds: CGRect) -> CGFloat {
    let context = DetentContext(
      containerTraitCollection: traitCollection,
      maximumDetentValue: max(0, bounds.height - Self.topInset), containerHeight: bounds.height)
    if let selected = detents.first(where: { $0.identifier == selectedDetentIdentifier }),
      let value = selected.value(in: context)
    {
      return value
    }
    return detents.compactMap { $0.value(in: context) }.min() ?? context.maximumDetentValue
  }

  /// Puts a sheet that rests where the detents say.
  private func applyDetent() {
    guard presentation?.style.isSheet ?? false else { return }
    keepPresentedViewInPlace()
  }

  private func animate(_ changes: () -> Void) {
    let plan = AnimationPlan(duration: .init(seconds: Self.duration))
    World.current.animations.animate(plan, changes)
  }
}

/// An object that hears of a sheet's detents; all of it is optional.
///
/// Differs from UIKit: the user cannot drag between detents here, so nothing is told.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Told that the user dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
