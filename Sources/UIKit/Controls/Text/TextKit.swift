public import Foundation

/// The text of views with what its letters look like, which tells those who lay it out.
open class NSTextStorage: NSMutableAttributedString {
  private let kept = NSMutableAttributedString(string: "")
  /// Who lays the text out.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  private var depth = 0
  private var pending: (mask: EditActions, range: NSRange, change: Int)?

  /// What kind of change it was.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  public convenience init() {
    self.init(string: "")
  }

  public override init(string str: String) {
    super.init(string: "")
    kept.mutableString.setString(str)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  /// The text as it is now.
  var copied: NSAttributedString { NSAttributedString(attributedString: kept) }

  open override var string: String { kept.string }
  open override var length: Int { kept.length }
  open override var mutableString: NSMutableString { kept.mutableString }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    kept.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    kept.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    kept.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: attrString.length - range.length)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    kept.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    kept.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    kept.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, pending != nil { processEditing() }
  }

  /// Notes a change, and tells of it when all changes are made.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    pending =
      pending.map {
        ($0.mask.union(editedMask), $0.range.union(range), $0.change + delta)
      } ?? (editedMask, range, delta)
    if depth == 0 { processEditing() }
  }

  /// Tells of the changes.
  open func processEditing() {
    guard let change = pending else { return }
    delegate?.textStorage(
      self, willProcessEditing: change.mask, range: change.range, changeInLength: change.change)
    pending = nil
    delegate?.textStorage(
      self, didProcessEditing: change.mask, range: change.range, changeInLength: change.change)
  }

  /// What has changed since it was told last.
  open var editedMask: EditActions { pending?.mask ?? [] }
  open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }
  open var changeInLength: Int { pending?.change ?? 0 }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// Who hears of changes of a text; all of it optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The room in which text is laid out.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Its size; zero for any.
  open var size: CGSize
  /// How far lines keep from its sides.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; zero for any.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Where no text goes.
  open var exclusionPaths: [UIBezierPath] = []
  /// Who lays text out in it.
  open weak var layoutManager: NSLayoutManager?
  /// Those that a view keeps together with its container.
  private(set) var system: (storage: NSTextStorage, manager: NSLayoutManager)?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: CGSize(width: 1e7, height: 1e7))
  }

  /// Makes an empty one: archives keep none here.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Makes what is missing for laying out text in it.
  @discardableResult
  func joinSystem() -> (storage: NSTextStorage, manager: NSLayoutManager) {
    if let system { return system }
    let manager = layoutManager ?? NSLayoutManager()
    if layoutManager == nil { manager.addTextContainer(self) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    system = (storage, manager)
    return (storage, manager)
  }

  var storage: NSTextStorage { joinSystem().storage }
  var manager: NSLayoutManager { joinSystem().manager }
}

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
    let part = NSIntersectionRange(glyphRange, NSRange(location: 0, length: text.length))
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
