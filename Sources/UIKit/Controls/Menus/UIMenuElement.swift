public import Foundation

/// Something that a menu or a control offers.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called; only actions and commands can be given another name.
  open internal(set) var title: String

  /// The picture beside the title.
  open internal(set) var image: UIImage?

  /// The smaller text below the title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Makes an element without a title; archives keep none here.
  public required init?(coder: NSCoder) {
    title = ""
    super.init()
  }

  /// What an element shows beside its title.
  public enum State: Int, Sendable {
    /// Nothing.
    case off = 0
    /// A mark.
    case on = 1
    /// A mark for some.
    case mixed = 2
  }

  /// What an element is like.
  public struct Attributes: OptionSet, Sendable {
    /// A bit for each member.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)

    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)

    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
