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

  /// Asked before the text changes by typing.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Told when what is selected has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asked before the field is emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asked when the return key is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.handOn(self, "textFieldShouldBeginEditing:") { (next: any UITextFieldDelegate) in
      next.textFieldShouldBeginEditing(textField)
    } ?? true
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = OptionalMethod.handOn(self, "textFieldDidBeginEditing:") {
      (next: any UITextFieldDelegate) in next.textFieldDidBeginEditing(textField)
    }
  }

  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.handOn(self, "textFieldShouldEndEditing:") { (next: any UITextFieldDelegate) in
      next.textFieldShouldEndEditing(textField)
    } ?? true
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    _ = OptionalMethod.handOn(self, "textFieldDidEndEditing:") { (next: any UITextFieldDelegate) in
      next.textFieldDidEndEditing(textField)
    }
  }

  /// Tells without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let isHandedOn: Void? = OptionalMethod.handOn(self, "textFieldDidEndEditing:reason:") {
      (next: any UITextFieldDelegate) in next.textFieldDidEndEditing(textField, reason: reason)
    }
    if isHandedOn == nil { textFieldDidEndEditing(textField) }
  }

  /// Agrees.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethod.handOn(self, "textField:shouldChangeCharactersIn:replacementString:") {
      (next: any UITextFieldDelegate) in
      next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    } ?? true
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = OptionalMethod.handOn(self, "textFieldDidChangeSelection:") {
      (next: any UITextFieldDelegate) in next.textFieldDidChangeSelection(textField)
    }
  }

  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.handOn(self, "textFieldShouldClear:") { (next: any UITextFieldDelegate) in
      next.textFieldShouldClear(textField)
    } ?? true
  }

  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.handOn(self, "textFieldShouldReturn:") { (next: any UITextFieldDelegate) in
      next.textFieldShouldReturn(textField)
    } ?? true
  }
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
