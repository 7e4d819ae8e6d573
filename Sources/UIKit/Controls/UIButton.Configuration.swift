public import CoreGraphics
public import Foundation

extension UIButton {
  /// What a button shows, as a value: its title and picture are shown, the rest is kept.
  @preconcurrency @MainActor public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    public static func plain() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public static func glass() -> Self { Self() }
    public static func prominentGlass() -> Self { Self() }

    /// The same for a button's state; as it is, here.
    public func updated(for button: UIButton) -> Self { self }
    /// Goes back to the insets that a style has.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button does to the whole.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Makes a button of what it shows, that does something when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}

/// What makes other attributes of a text's.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
