public import Foundation

/// Something that a menu or a control offers.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called.
  public let title: String

  /// The picture beside the title.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
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
  }
}

/// An element that does something.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What makes two actions the same.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What makes it the same as another.
  public let identifier: Identifier

  /// What more there is to say.
  open var discoverabilityTitle: String?

  /// What it is like.
  open var attributes: Attributes

  /// What it shows beside its title.
  open var state: State

  /// Who sent it, while it is performed.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  /// Makes an action; without an identifier it is like no other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it.
  final func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
