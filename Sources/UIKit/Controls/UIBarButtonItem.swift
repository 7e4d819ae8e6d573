public import Foundation

/// A button in a bar; it keeps what it shows and does, and nobody taps it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  open var style = Style.plain

  /// How wide it is; zero for as wide as it needs.
  open var width: CGFloat = 0

  /// The view that is shown in its place.
  open var customView: UIView?

  /// The tint.
  open var tintColor: UIColor?

  /// What it does.
  open var primaryAction: UIAction?

  /// Who has the method that it calls; not kept alive.
  open weak var target: AnyObject?

  /// The method that it calls.
  open var action: Selector?

  /// The system's button that it was made as, if any.
  final var systemItem: SystemItem?

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button of a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button of a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button of the system's that does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Makes a button that does something, titled as the action is.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Returns room of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns room that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}
