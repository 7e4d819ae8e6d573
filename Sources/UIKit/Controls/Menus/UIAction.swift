import Foundation

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

  /// What it is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
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
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Makes an action that does nothing; archives keep none here.
  public required init?(coder: NSCoder) {
    identifier = Identifier(UUID().uuidString)
    attributes = []
    state = .off
    handler = { _ in }
    super.init(coder: coder)
  }

  /// Does it.
  final func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
