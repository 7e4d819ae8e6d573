public import Foundation

/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// The picture for low bars.
  open var landscapeImagePhone: UIImage?

  /// The edges around the picture.
  open var imageInsets = UIEdgeInsets.zero

  /// A number to find it by.
  open var tag = 0

  /// Whether it reacts to the user.
  open var isEnabled = true

  /// The picture that is shown large where a finger rests on the bar; kept.
  open var largeContentSizeImage: UIImage?

  /// What the item is called by assistive technology.
  open var accessibilityLabel: String?

  /// What using the item does.
  open var accessibilityHint: String?

  /// The value that the item has.
  open var accessibilityValue: String?

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// What the item is like.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether assistive technology sees it.
  open var isAccessibilityElement = false

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Asks an item to prepare after it came out of a file. Differs from UIKit: it is never called here.
  open func awakeFromNib() {}

  /// Asks an item to prepare for an editor of screens, which never happens here.
  open func prepareForInterfaceBuilder() {}

  /// The edges around the low picture.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// The edges around the large picture.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without a title; archives keep no items here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Chooses the title's attributes for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// The title's attributes of a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
