public import Foundation

/// A tab in a bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?

  /// What is shown on its corner.
  open var badgeValue: String?

  /// The colour of what is shown on its corner.
  open var badgeColor: UIColor?

  /// Where the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// How the bar looks while this tab is chosen; as it says itself where there is none.
  open var standardAppearance: UITabBarAppearance?

  /// The same while content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Chooses the attributes of what is shown on its corner.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }

  /// The attributes of what is shown on its corner.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// Makes a tab of a title, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab of a title, a picture and another one while chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a tab of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
