import CoreGraphics

extension ActivePresentation {
  /// The sheet that shows the controller; a popover's own where that became one.
  var sheet: UISheetPresentationController? {
    guard style.isSheet else { return nil }
    return controller as? UISheetPresentationController
      ?? (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// Whether the user may neither send the controller away nor reach what is beside it (SS-07).
  var isModal: Bool { presented.makesPresentationModal }

  /// Whether a touch in the container is for what lies behind: only one beside what is presented, while
  /// that rests and is not modal.
  func letsThrough(_ point: CGPoint) -> Bool {
    guard phase == .presented, !isModal, let view = controller.presentedView,
      !view.bounds.contains(view.convert(point, from: container))
    else { return false }
    return (sheet ?? controller).letsThrough(point)
  }
}

extension UIViewController {
  /// Whether this controller, or one that it shows in itself, is modal in its presentation.
  ///
  /// Apple's header speaks of the presentation that hosts the controller; which of those in a container
  /// count is inferred: those whose views are in the window.
  final var makesPresentationModal: Bool {
    if isModalInPresentation { return true }
    return children.contains { $0.viewIfLoaded?.window != nil && $0.makesPresentationModal }
  }
}
