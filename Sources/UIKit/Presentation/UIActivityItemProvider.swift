public import Foundation

/// Something to be shared that is made when it is wanted, which is never here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for it until then.
  open var placeholderItem: Any? { placeholder }
  /// What will be done with it; nothing is.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is shared: what stands for it, unless a subclass makes something.
  open var item: Any { placeholder }

  private let placeholder: Any

  /// Makes one with something that stands for what is shared.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
