public import Foundation

/// Who is asked and told about the editing of a text field; all of it optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Told when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Told when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Told when editing has ended, and why.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asked before the text changes; never here, where nobody types.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Told when what is selected has changed; never here.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asked before the field is emptied; never here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asked when the return key is pressed; never here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Tells without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Agrees.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was done.
    case committed = 0
    /// It was given up.
    case cancelled = 1
  }
}
