public import CoreGraphics
public import Foundation
import UIKitSemantics

/// A control for a line of text.
///
/// Becomes first responder, brings the keyboard and tells of editing; the script types into it.
/// The delegate is told that editing begins before the keyboard comes. (General knowledge; no fact backs it.)
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  final var editing = EditingMachine()
  final var lastSelection = TextSelection(endOf: 0)
  private var input: (view: UIView?, accessory: UIView?)

  /// The text.
  open var text: String? {
    get { attributedText?.string ?? "" }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with its attributes; who sets it puts the cursor at its end.
  open var attributedText: NSAttributedString? {
    didSet { selection = TextSelection(endOf: textLength) }
  }

  /// The letters' colour.
  open var textColor: UIColor?

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// Where the text goes.
  open var textAlignment = NSTextAlignment.natural

  /// The border.
  open var borderStyle = BorderStyle.none

  /// The attributes of all text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// What is shown while there is no text.
  open var placeholder: String?

  /// What is shown while there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString?

  /// Whether editing begins without the text there was.
  open var clearsOnBeginEditing = false

  /// Whether long text becomes smaller.
  open var adjustsFontSizeToFitWidth = false

  /// How small text may become, in points.
  open var minimumFontSize: CGFloat = 0

  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The picture behind the text.
  open var background: UIImage?

  /// The picture behind the text while disabled.
  open var disabledBackground: UIImage?

  /// When the button that empties the field is shown.
  open var clearButtonMode = ViewMode.never

  /// The view at the left.
  open var leftView: UIView?

  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never

  /// The view at the right.
  open var rightView: UIView?

  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never

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

  /// Whether the text is being edited.
  open var isEditing: Bool { editing.isEditing }
  /// Whether the user may change how letters look.
  open var allowsEditingTextAttributes = false
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether what is typed takes the place of all text.
  open var clearsOnInsertion = false

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  override func inputWasLost() { tell(editing.handle(.inputLost)) }

  // MARK: - Places

  /// Where text goes.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text goes while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder goes.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button goes that empties the field. (Its size is inferred.)
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19, y: bounds.midY - 7, width: 14, height: 14)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, at: bounds.minX, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, at: bounds.maxX - (rightView?.bounds.width ?? 0), in: bounds)
  }
  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

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
