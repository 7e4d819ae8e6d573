public import Foundation

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In lines of the width, and not in one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is measured beside the size; nothing here.
open class NSStringDrawingContext: NSObject {}

// The letters are not known: all sizes are those that labels take here.
extension NSString {
  /// The size of the text in one line. Differs from UIKit: it is estimated from the number of letters.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    EstimatedText(String(describing: self), font: attrs?[.font] as? UIFont).size(width: 0, lines: 0)
  }

  /// The room that the text takes. Differs from UIKit: it is estimated from the number of letters.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let inLines = options.contains(.usesLineFragmentOrigin)
    let text = EstimatedText(String(describing: self), font: attributes?[.font] as? UIFont)
    let found = text.size(width: inLines ? size.width : 0, lines: inLines ? 0 : 1)
    return CGRect(origin: .zero, size: found)
  }
}

extension String {
  /// The size of the text in one line, estimated as that of `NSString`.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The room that the text takes, estimated as that of `NSString`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text in one line, by the font of its first letter.
  @preconcurrency @MainActor public func size() -> CGSize {
    NSString(string: string).size(withAttributes: firstAttributes)
  }

  /// The room that the text takes, by the font of its first letter.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}
