public import Foundation

/// What a controller shows in its navigation controller's bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// The view in the title's place.
  open var titleView: UIView?

  /// The line above the title.
  open var prompt: String?

  /// Whether there is no button for the way back.
  open var hidesBackButton = false

  /// The button for the way back to this screen.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the button for the way back to this screen.
  open var backButtonTitle: String?

  /// What the button for the way back to this screen says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the buttons at the left stand beside the one for the way back.
  open var leftItemsSupplementBackButton = false

  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The buttons at the left, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The outermost button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item of a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// Makes an item without a title; archives keep no items here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the button at the left; how it changes is not modelled.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the right; how it changes is not modelled.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the left; how they change is not modelled.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right; how they change is not modelled.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the button for the way back; how it changes is not modelled.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
