import Foundation

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
