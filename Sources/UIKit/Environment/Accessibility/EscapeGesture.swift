/// The gesture by which those who do not see the screen leave it: a scrub with two fingers.
@MainActor enum EscapeGesture {
  /// Asks responders, from what has the focus or else the first element on, until one understands.
  ///
  /// Without any element the frontmost controller is asked first. (Inferred.)
  ///
  /// - Returns: who understood it; or else the first controller that was asked, and false.
  static func perform(in world: World) -> (responder: UIResponder?, isHandled: Bool) {
    let focus = world.surroundings.assistance.focus as? UIView
    let inSight = focus?.window == nil ? nil : focus
    var responder: UIResponder? =
      inSight ?? AccessibleElements.first(in: world) ?? frontmostController(in: world)
    var firstController: UIResponder?
    while let current = responder {
      if current.accessibilityPerformEscape() { return (current, true) }
      if firstController == nil, current is UIViewController { firstController = current }
      responder = current.next
    }
    return (firstController, false)
  }

  private static func frontmostController(in world: World) -> UIViewController? {
    var controller = world.windowsBackToFront.last?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    while let child = controller?.children.last { controller = child }
    return controller
  }
}

extension UINavigationController {
  /// Goes back, as the system's own navigation does. (General knowledge; no fact backs it.)
  final func escape() -> Bool {
    guard viewControllers.count > 1 else { return false }
    return popViewController(animated: true) != nil
  }
}

extension ActivePresentation {
  /// Dismisses a sheet or a popover that is not modal. (General knowledge; no fact backs it.)
  func escape() -> Bool {
    let isSheetOrPopover =
      controller is UISheetPresentationController || controller is UIPopoverPresentationController
    guard isSheetOrPopover, phase == .presented,
      !isModal
    else { return false }
    presented.dismiss(animated: true)
    return true
  }
}
