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

  /// The menu that it opens; no finger does it here.
  open var menu: UIMenu?

  /// The menu that it opens, by a long touch beside what it does.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether it shows that it is chosen.
  open var isSelected = false

  /// Whether it is not shown.
  open var isHidden = false

  /// Whether choosing an element of the menu changes what it shows.
  open var changesSelectionAsPrimaryAction = false

  /// The titles that it may have, which all find room.
  open var possibleTitles: Set<String>?

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

  /// Makes a button of the system's, with a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Makes a button that does something, with a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  private var pictures: [[Int]: UIImage] = [:]
  private var offsets: [[Int]: UIOffset] = [:]

  /// Chooses the picture behind.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { pictures[[0, Int(state.rawValue), barMetrics.rawValue]] = backgroundImage }

  /// The picture behind.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[[0, Int(state.rawValue), barMetrics.rawValue]] }

  /// Chooses the picture behind the button for the way back.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { pictures[[1, Int(state.rawValue), barMetrics.rawValue]] = backgroundImage }

  /// The picture behind the button for the way back.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[[1, Int(state.rawValue), barMetrics.rawValue]] }

  /// Moves the title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[[0, barMetrics.rawValue]] = adjustment
  }

  /// How far the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[[0, barMetrics.rawValue]] ?? .zero
  }

  /// Moves the title of the button for the way back.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { offsets[[1, barMetrics.rawValue]] = adjustment }

  /// How far the title of the button for the way back is moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[[1, barMetrics.rawValue]] ?? .zero
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
