/// The search for the controller at which an unwind segue ends.
///
/// It climbs from the source to those that hold or present it. Each is asked for the children to look
/// in, and these are searched in the same way, deepest first; then it is asked itself. That a container
/// is asked after its children declined is inferred; the rest is from source L10, iOS 10 to 12.
@MainActor struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource

  init(from controller: UIViewController, action: Selector, sender: Any?) {
    source = UIStoryboardUnwindSegueSource(
      source: controller, unwindAction: action, sender: sender)
  }

  /// The first controller on the way that agrees.
  func destination() -> UIViewController? {
    var step: UIViewController? = source.source
    while let current = step {
      if let found = search(current) { return found }
      step = current.unwindStep
    }
    return nil
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child) { return found }
    }
    let agrees = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return agrees ? controller : nil
  }
}
