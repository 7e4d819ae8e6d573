public import Foundation

/// A view for text of many lines.
///
/// Becomes first responder, brings the keyboard where it is editable, and tells of editing; the keyboard
/// types nothing into it, and text is not laid out. Differs from UIKit: the delegate's static type is the scroll view's.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  private var input: (view: UIView?, accessory: UIView?)

  /// The text.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")

  /// The font.
  open var font: UIFont?

  /// The letters' colour.
  open var textColor: UIColor?

  /// Where lines go.
  open var textAlignment = NSTextAlignment.natural

  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Whether the text can be edited.
  open var isEditable = true

  /// Whether the text can be selected.
  open var isSelectable = true

  /// The edges around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Where the text is laid out.
  public let textContainer: NSTextContainer

  /// Whoever lays the text out.
  public let layoutManager: NSLayoutManager

  /// Makes a view with a container of its own.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view for a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer()
    self.textContainer = container
    layoutManager = container.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    prepareContainer()
  }

  /// Makes a view out of a file.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    layoutManager = NSLayoutManager()
    super.init(coder: coder)
    prepareContainer()
  }

  private func prepareContainer() {
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    textContainer.widthTracksTextView = true
  }

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

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

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds text at the end, as if it was typed, and tells the delegate.
  open func insertText(_ text: String) {
    self.text += text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }

  /// Deletes the last letter, as if it was typed, and tells the delegate.
  open func deleteBackward() {
    guard hasText else { return }
    text = String(text.dropLast())
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }

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
    if isFirstResponder { return true }
    let delegate = delegate as? any UITextViewDelegate
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let delegate = delegate as? any UITextViewDelegate
    if isEditable, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// The name of the notification of changed text; nobody posts it here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    rawValue: "UITextViewTextDidChangeNotification")
}
