public import Foundation

/// Where an unwind segue begins, and what it looks for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the way begins at.
  open private(set) var source: UIViewController
  /// The action whose owner the way leads to.
  open private(set) var unwindAction: Selector
  /// Who triggered the segue.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
