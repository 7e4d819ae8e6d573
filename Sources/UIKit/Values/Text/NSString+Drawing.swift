public import Foundation

// Nothing is painted here: drawing code runs and leaves nothing behind.

extension NSString {
  /// Would paint the text in one line.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Would paint the text in lines.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Would paint the text as options say.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// Would paint the text in one line.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Would paint the text in lines.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Would paint the text as options say.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString {
  /// Would paint the text in one line.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {}
  /// Would paint the text in lines.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {}
  /// Would paint the text as options say.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
