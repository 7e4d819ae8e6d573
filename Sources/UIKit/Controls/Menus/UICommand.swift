public import Foundation

/// An element that calls a method of whoever is next to respond; kept, and never called.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
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
  /// What more there is to say.
  open var discoverabilityTitle: String?
  /// The method.
  open private(set) var action: Selector
  /// What the method can be told.
  open private(set) var propertyList: Any?
  /// What it is like.
  open var attributes: Attributes
  /// What it shows beside its title.
  open var state: State

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Makes a command without a method; archives keep none here.
  public required init?(coder: NSCoder) {
    action = ""
    attributes = []
    state = .off
    super.init(coder: coder)
  }
}

/// The keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that calls a method of whoever is next to respond; no keys are pressed here.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The key.
  open private(set) var input: String?
  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a key for a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a key for a method, with what a menu shows of it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command without a key; archives keep none here.
  public required init?(coder: NSCoder) {
    modifierFlags = []
    super.init(coder: coder)
  }
}
