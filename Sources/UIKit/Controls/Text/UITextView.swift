public import CoreGraphics
public import Foundation
import UIKitSemantics

/// A view for text of many lines.
///
/// Becomes first responder, brings the keyboard where it is editable, and tells of editing; the script types
/// into it, and the size of text is an estimate. The delegate is told that editing begins when the keyboard
/// was told of (reports on github.com: danielamitay/DAKeyboardControl/issues/9, surfstudio/iOS-Utils/pull/34).
/// Differs from UIKit: the delegate's static type is the scroll view's.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  final var editing = EditingMachine()
  final var lastSelection = TextSelection(endOf: 0)
  private var input: (view: UIView?, accessory: UIView?)

  /// Where the text is laid out.
  public let textContainer: NSTextContainer
  /// The text and who lays it out, which nobody else need keep.
  private let system: (storage: NSTextStorage, manager: NSLayoutManager)

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    system = self.textContainer.joinedSystem()
    super.init(frame: frame)
    self.textContainer.widthTracksTextView = true
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    system = textContainer.joinedSystem()
    super.init(coder: coder)
    textContainer.widthTracksTextView = true
  }

  /// The text.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with its attributes; who sets it puts the cursor at its end.
  open var attributedText: NSAttributedString! {
    get { textStorage.copied }
    set {
      textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      selection = TextSelection(endOf: textLength)
    }
  }

  /// The text as it is kept and laid out.
  open var textStorage: NSTextStorage { system.storage }
  /// What lays the text out.
  open var layoutManager: NSLayoutManager { system.manager }
  /// The font.
  open var font: UIFont?
  /// The letters' colour.
  open var textColor: UIColor?
  /// Where lines go.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The edges around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What in the text becomes a link by itself; nothing does here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user may change how letters look.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed takes the place of all text.
  open var clearsOnInsertion = false

  /// What is selected.
  open var selectedRange: NSRange {
    get { selectedSpan }
    set { select(newValue) }
  }

  /// Scrolls until a part of the text is seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(firstRect(for: TextSpan(range)), animated: false)
  }

  /// What comes up instead of the keyboard.
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }

  /// What comes up above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { input.accessory }
    set { input.accessory = newValue }
  }

  // MARK: - How it is typed

  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the keyboard is for.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes, dashes and spaces are made what they should be.
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// What the text means, which lets the system offer some.
  open var textContentType: UITextContentType!
  /// What a password that the system makes has to be like.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - Editing

  override var bringsKeyboard: Bool { isEditable }

  /// Takes the end of a tap, which lets the view have the input. (General knowledge; no fact backs it.)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  /// Whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isEditable
      ? beginEditing { super.becomeFirstResponder() } : super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    editing.isEditing
      ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  override func inputWasLost() { tell(editing.handle(.inputLost)) }

  /// The size that the text needs in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { estimatedSize(in: size.width) }

  // MARK: - Text at any place

  /// Whom the view tells of changes that the system did not make: nobody listens here.
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Text that is not settled yet; there never is any here.
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(textLength) }
  /// Whether there is any text.
  open var hasText: Bool { textLength > 0 }

  /// What is selected; where none is given, the cursor goes to the end. (The latter is inferred.)
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedSpan) }
    set { select(newValue.flatMap(span) ?? NSRange(location: textLength, length: 0)) }
  }

  /// Puts text in the place of what is selected, and tells of it.
  open func insertText(_ text: String) { put(text, for: selectedSpan) }
  /// Takes away what is selected, or the letter before the cursor, and tells of it.
  open func deleteBackward() { deleteOne() }
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = span(range) { put(text, for: span) }
  }
  open func text(in range: UITextRange) -> String? {
    span(range).map { (contents.string as NSString).substring(with: $0) }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
  open func unmarkText() {}
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = offset(fromPosition), let to = offset(toPosition) else { return nil }
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.offset(position).flatMap { place(at: $0 + offset) }
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let way = offset(from: position, to: other)
    return way == 0 ? .orderedSame : way > 0 ? .orderedAscending : .orderedDescending
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (offset(toPosition) ?? 0) - (offset(from) ?? 0)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left ? range.start : range.end }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).flatMap {
      textRange(from: position, to: $0)
    }
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  open func firstRect(for range: UITextRange) -> CGRect {
    span(range).map { estimatedRect(of: $0, in: textRoom) } ?? .zero
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    estimatedCaret(at: offset(position) ?? 0, in: textRoom)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    place(at: nearest(to: point, in: textRoom))
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { characterRange(byExtending: $0, in: .right) }
  }
  open override func selectAll(_ sender: Any?) { select(wholeSpan) }
}
