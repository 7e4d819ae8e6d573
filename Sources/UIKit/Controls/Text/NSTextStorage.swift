public import Foundation

/// The text of views with what its letters look like, which tells those who lay it out.
///
/// A subclass may keep its text in a place of its own: it then has the four methods that read and write it,
/// `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`,
/// and calls `edited(_:range:changeInLength:)`, as on Apple's systems. Everything else is made of these.
/// Differs from there: a place outside of the text is the nearest part of it, and no exception.
open class NSTextStorage: NSMutableAttributedString {
  /// Who lays the text out.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  private var depth = 0
  /// Whether changes are being told of, in which there may be more of them.
  private var isProcessing = false
  private var pending: (mask: EditActions, range: NSRange, change: Int)?
  /// Whether the change that is told of was made in this class's own text.
  private var isChangingOwn = false

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
    super.init(string: str)
  }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: AttributedRuns(attrStr).copy(of: AttributedRuns(attrStr).whole))
  }

  /// Makes an empty one: archives keep none here.
  public required init?(coder aDecoder: NSCoder) {
    super.init(string: "")
  }

  /// Keeps nothing: archives keep none here.
  open override func encode(with aCoder: NSCoder) {}

  // MARK: - What reads and writes the text

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    guard 0..<super.length ~= location else {
      range?.pointee = NSRange(location: super.length, length: 0)
      return [:]
    }
    return super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let part = NSRange(location: 0, length: super.length).part(range)
    let new = NSAttributedString(string: str, attributes: attributesOfNewText(in: part))
    super.replaceCharacters(in: part, with: new)
    editedOwn(.editedCharacters, range: part, changeInLength: new.length - part.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    let part = NSRange(location: 0, length: super.length).part(range)
    if part.length > 0 { super.setAttributes(attrs, range: part) }
    editedOwn(.editedAttributes, range: part, changeInLength: 0)
  }

  /// What text looks like that takes the place of other text: as the first letter of that, or as the letter
  /// before where there is none.
  private func attributesOfNewText(in range: NSRange) -> [NSAttributedString.Key: Any] {
    guard super.length > 0 else { return [:] }
    let place = range.length > 0 ? range.location : range.location - 1
    return super.attributes(at: min(max(0, place), super.length - 1), effectiveRange: nil)
  }

  private func editedOwn(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
    isChangingOwn = true
    defer { isChangingOwn = false }
    edited(mask, range: range, changeInLength: delta)
  }

  /// Takes over what a subclass keeps elsewhere, for readers that ask Foundation's class and not the subclass.
  private func mirror() {
    let copy = AttributedRuns(self).copy(of: AttributedRuns(self).whole)
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: copy)
  }

  // MARK: - What is made of that

  private var runs: AttributedRuns { AttributedRuns(self) }
  /// The text as it is now.
  var copied: NSAttributedString { NSAttributedString(attributedString: runs.copy(of: runs.whole)) }

  open override var length: Int { runs.whole.length }
  open override var mutableString: NSMutableString { StorageLetters(self) }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let found = runs.stretches(in: rangeLimit, of: { $0 }, same: AttributedRuns.areSame)
      .first { NSLocationInRange(location, $0.range) }
    range?.pointee = found?.range ?? NSRange(location: length, length: 0)
    return found?.value ?? [:]
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let found = runs.stretches(in: rangeLimit, of: { $0[attrName] }, same: AttributedRuns.areSame)
      .first { NSLocationInRange(location, $0.range) }
    range?.pointee = found?.range ?? NSRange(location: length, length: 0)
    return found?.value
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    runs.copy(of: range)
  }
  open override func isEqual(to other: NSAttributedString) -> Bool { runs.isEqual(to: other) }
  open override func copy(with zone: NSZone? = nil) -> Any { copied }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { runs.copy(of: runs.whole) }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    runs.enumerate(enumerationRange, opts, of: { $0 }, same: AttributedRuns.areSame, block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    runs.enumerate(
      enumerationRange, opts, of: { $0[attrName] }, same: AttributedRuns.areSame, block)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let (part, new) = (runs.part(range), AttributedRuns(attrString))
    changing {
      replaceCharacters(in: part, with: attrString.string)
      for run in new.runs(in: new.whole) {
        let place = part.location + run.range.location
        setAttributes(run.attributes, range: NSRange(location: place, length: run.range.length))
      }
    }
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
  ) { addAttributes([name: value], range: range) }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { change(range) { $0.merge(attrs) { _, new in new } } }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Changes what is so in a part, run by run.
  private func change(
    _ range: NSRange, _ edit: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    changing {
      for run in runs.runs(in: range) {
        var attributes = run.attributes
        edit(&attributes)
        setAttributes(attributes, range: run.range)
      }
    }
  }

  /// Makes changes that are told of as one.
  private func changing(_ changes: () -> Void) {
    beginEditing()
    changes()
    endEditing()
  }

  // MARK: - Telling of changes

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { tellOfChanges() }
  }

  /// Notes a change, and tells of it when all changes are made.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if !isChangingOwn { mirror() }
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    pending =
      pending.map {
        ($0.mask.union(editedMask), $0.range.union(range), $0.change + delta)
      } ?? (editedMask, range, delta)
    if depth == 0 { tellOfChanges() }
  }

  private func tellOfChanges() {
    if !isProcessing, pending != nil { processing { processEditing() } }
  }

  /// Has changes told of, once: what is changed meanwhile joins them, and is not told of again.
  private func processing(_ telling: () -> Void) {
    guard !isProcessing else { return telling() }
    isProcessing = true
    telling()
    pending = nil
    isProcessing = false
  }

  /// Tells of the changes; who hears of them, or does this in another way, may make more.
  open func processEditing() {
    processing {
      if let change = pending {
        delegate?.textStorage(
          self, willProcessEditing: change.mask, range: change.range,
          changeInLength: change.change)
      }
      if let change = pending {
        delegate?.textStorage(
          self, didProcessEditing: change.mask, range: change.range, changeInLength: change.change)
      }
    }
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
