public import Foundation

/// A control for a line of text.
///
/// Becomes first responder, brings the keyboard and tells of editing; the keyboard types nothing into it.
/// The delegate is told that editing begins before the keyboard comes. (General knowledge; no fact backs it.)
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  private var isBeingEdited = false
  private var input: (view: UIView?, accessory: UIView?)

  /// The text.
  open var text: String? {
    get { attributedText?.string ?? "" }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString?

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

  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  /// Whether the text is being edited.
  open var isEditing: Bool { isBeingEdited }

  /// Where text goes.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text goes while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the placeholder goes.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Adds text at the end, as if it was typed, and tells the targets.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Deletes the last letter, as if it was typed, and tells the targets.
  open func deleteBackward() {
    guard hasText else { return }
    text = text.map { String($0.dropLast()) }
    sendActions(for: .editingChanged)
  }

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    World.current.keyboard.changingHands { beginEditing() }
  }

  private func beginEditing() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isBeingEdited = true
    if clearsOnBeginEditing { text = nil }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    World.current.keyboard.changingHands { endEditing() }
  }

  private func endEditing() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isBeingEdited = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }
}
