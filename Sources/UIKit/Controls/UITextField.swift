public import Foundation

/// A control for a line of text.
///
/// Becomes first responder and tells of editing; the keyboard types nothing into it.
@preconcurrency @MainActor open class UITextField: UIControl {
  private var isBeingEdited = false

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
  open var inputView: UIView?

  /// What comes up above the keyboard.
  open var inputAccessoryView: UIView?

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

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
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
