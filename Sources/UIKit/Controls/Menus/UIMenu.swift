public import Foundation

/// A menu and what is in it; kept, and never opened, for no finger does it here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What makes two menus the same.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It looks as if it destroyed something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at most is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand beside each other, as small pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// What makes it the same as another.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]
  /// How large elements are.
  open var preferredElementSize = ElementSize.automatic

  /// The elements that are marked as on, also in menus within.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on || (child as? UICommand)?.state == .on
        ? [child] : []
    }
  }

  /// Makes a menu; without an identifier it is like no other.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Makes an empty menu; archives keep none here.
  public required init?(coder: NSCoder) {
    identifier = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    options = []
    children = []
    super.init(coder: coder)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// An element that is made when the menu opens, which it never does here.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes an element of what will be asked for the elements once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider)
  }

  private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Makes an element that brings nothing; archives keep none here.
  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    super.init(coder: coder)
  }

  /// Makes an element of what will be asked for the elements each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { deferred(elementProvider) }

  private class func deferred(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { unsafeDowncast(UIDeferredMenuElement(provider: provider), to: self) }
}
