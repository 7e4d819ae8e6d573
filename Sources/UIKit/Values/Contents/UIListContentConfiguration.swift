import CoreGraphics
public import Foundation

/// The texts and the picture of a row; its view shows them as labels, in no particular place.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true

    /// Where a text goes.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
  }

  /// How a picture looks.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Stands for a size that the system chooses.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var made = Self()
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of texts and a picture.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let first = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)
  private var shown: UIListContentConfiguration

  /// Makes a view of what it shows.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for label in [first, second] { addSubview(label) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  private func show() {
    first.text = shown.text ?? shown.attributedText?.string
    second.text = shown.secondaryText ?? shown.secondaryAttributedText?.string
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = marginsByDirection
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: margins.leading, bottom: 0, right: margins.trailing))
    let height = second.text == nil ? room.height : room.height / 2
    first.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    second.frame = CGRect(
      x: room.minX, y: room.minY + height, width: room.width, height: room.height - height)
  }
}
