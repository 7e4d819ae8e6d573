import CoreGraphics

/// Shows an alert in the middle of the screen, above what stays where it is.
final class AlertPresentation: UIPresentationController, HostOwned {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds,
      let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let size = alert.panelSize
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func containerViewWillLayoutSubviews() { keepPresentedViewInPlace() }
  override func watch(_ presentation: ActivePresentation) -> (any FingerWatch)? { nil }
}

/// Shows an action sheet: in a popover, or at the bottom of the screen where there is little room.
///
/// Where there is little room it needs no anchor.
final class ActionSheetPresentation: UIPopoverPresentationController {
  /// How far the sheet stays away from the edges, in points. (Inferred.)
  private static let margin: CGFloat = 8

  /// Over all of the screen, where there is little room; it covers the bottom of it. (Inferred.)
  override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, presentation?.style != .popover,
      let alert = presentedViewController as? UIAlertController
    else { return super.frameOfPresentedViewInContainerView }
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let height = min(alert.panelSize.height, room.height)
    return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
  }

  override func watch(_ presentation: ActivePresentation) -> (any FingerWatch)? {
    (presentedViewController as? UIAlertController).map { AlertWatch($0, presentation) }
  }
}
