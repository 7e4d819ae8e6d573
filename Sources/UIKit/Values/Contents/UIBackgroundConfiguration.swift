import CoreGraphics
public import Foundation

/// What lies behind content; kept, for nothing is drawn here.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> Self {
    var made = Self()
    made.backgroundColor = .clear
    return made
  }
  public static func listCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// The same for another state; as it is, here.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What makes one colour of another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What is shown where there is no content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var button = UIButton.Configuration.plain()
  public var secondaryButton = UIButton.Configuration.plain()
  public var background = UIBackgroundConfiguration.clear()

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    var list = UIListContentConfiguration.cell()
    list.text = text
    list.secondaryText = secondaryText
    return list.makeContentView()
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
