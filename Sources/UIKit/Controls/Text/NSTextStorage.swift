public import Foundation

/// The text of views with what its letters look like, which tells those who lay it out.
open class NSTextStorage: NSMutableAttributedString {
  private let kept = NSMutableAttributedString(string: "")
  /// Who lays the text out.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  private var depth = 0
  /// Whether changes are being told of, in which there may be more of them.
  private var isProcessing = false
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
    kept.append(NSAttributedString(string: str))
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
    kept.replaceCharacters(
      in: range, with: NSAttributedString(string: str, attributes: attributesOfNewText(in: range)))
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// What text looks like that takes the place of other text: as the first letter of that, or as the letter
  /// before where there is none.
  private func attributesOfNewText(in range: NSRange) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    let place = range.length > 0 ? range.location : range.location - 1
    return kept.attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
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
    if depth == 0 { tellOfChanges() }
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
