public import CoreGraphics
import Foundation

/// Shows a controller on the whole screen, and takes the presenter's view away.
final class FullScreenPresentationController: UIPresentationController, HostOwned {
  override var shouldRemovePresentersView: Bool { true }
}

/// Shows a controller on the whole screen, and leaves the presenter's view where it is.
final class OverFullScreenPresentationController: UIPresentationController, HostOwned {}

/// Shows a controller as a sheet.
///
/// Detents, the grabber and the dimming are not modelled.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// How far below the top of the screen a sheet begins, in points. (Inferred.)
  private static let topInset: CGFloat = 57

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: 0, y: Self.topInset, width: bounds.width, height: max(0, bounds.height - Self.topInset))
  }
}

extension UISheetPresentationController: HostOwned {}
