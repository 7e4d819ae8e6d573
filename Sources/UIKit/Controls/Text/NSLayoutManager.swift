public import Foundation

/// What lays text out. Differs from UIKit: a glyph is a unit of the text, and sizes are estimates.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The rooms that the text fills.
  public private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices ~= index else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  @preconcurrency @MainActor open func usedRect(for container: NSTextContainer) -> CGRect {
    boundingRect(forGlyphRange: glyphRange(for: container), in: container)
  }

  @preconcurrency @MainActor open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let text = textStorage?.string as NSString? else { return .zero }
    let part = NSRange(location: 0, length: text.length).part(glyphRange)
    let font = textStorage.flatMap {
      $0.length == 0 ? nil : $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    let size = EstimatedText(text.substring(with: part), font: font ?? .systemFont(ofSize: 12))
      .size(width: container.size.width, lines: container.maximumNumberOfLines)
    return CGRect(origin: CGPoint(x: container.lineFragmentPadding, y: 0), size: size)
  }

  @preconcurrency @MainActor open func glyphIndex(for point: CGPoint, in container: NSTextContainer)
    -> Int
  {
    let whole = usedRect(for: container)
    guard whole.width > 0, numberOfGlyphs > 0 else { return 0 }
    let part = (point.x - whole.minX) / whole.width * CGFloat(numberOfGlyphs)
    return min(max(0, Int(part)), numberOfGlyphs - 1)
  }

  @preconcurrency @MainActor open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }
}
