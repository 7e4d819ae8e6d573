import CoreGraphics
public import Foundation
import UIKitSemantics

extension UITextField {
  /// The names of the notifications of editing.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    rawValue: "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    rawValue: "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    rawValue: "UITextFieldTextDidChangeNotification")
}

extension UITextField: TextKeeper {
  final var contents: NSAttributedString {
    get { attributedText ?? NSAttributedString(string: "") }
    set { attributedText = newValue }
  }

  final var attributesOfNewText: [NSAttributedString.Key: Any] {
    typingAttributes ?? defaultTextAttributes
  }

  /// Asks the delegate; where there is none, or it leaves the question out, it agrees.
  private func ask(_ question: (any UITextFieldDelegate) -> Bool) -> Bool {
    delegate.map { delegate in World.consult(delegate) { question(delegate) } } ?? true
  }

  private func tellDelegate(_ word: (any UITextFieldDelegate) -> Void) {
    guard let delegate else { return }
    World.consult(delegate) { word(delegate) }
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    ask { $0.textField(self, shouldChangeCharactersIn: range, replacementString: text) }
  }

  final func tellOfSelection() { tellDelegate { $0.textFieldDidChangeSelection(self) } }

  final func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: - The course of editing

  final var mayBegin: Bool { ask { $0.textFieldShouldBeginEditing(self) } }
  final var mayEnd: Bool { ask { $0.textFieldShouldEndEditing(self) } }
  final var isToldBeforeKeyboard: Bool { true }
  final var textRoom: CGRect { editingRect(forBounds: bounds) }

  /// Tells of a beginning or an end: the delegate first, then targets and observers. (The order of the three is
  /// inferred.)
  final func tell(_ action: EditingMachine.Action?) {
    switch action {
    case .tellOfBegin:
      clearForEditing()
      tellDelegate { $0.textFieldDidBeginEditing(self) }
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    case .tellOfEnd:
      tellDelegate { $0.textFieldDidEndEditing(self, reason: .committed) }
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    case .askToBegin, .takeInput, .askToEnd, .giveInputUp, nil: break
    }
  }

  /// Empties the field that wants to be empty when editing begins; the delegate may refuse.
  private func clearForEditing() {
    if clearsOnBeginEditing, hasText, ask({ $0.textFieldShouldClear(self) }) { text = nil }
  }

  // MARK: - Keys and buttons

  /// Presses the return key, as a user does.
  ///
  /// Where the delegate agrees, targets hear of it; a field that somebody waits for to end by it gives the
  /// input up. (General knowledge; no fact backs it.)
  final func pressReturn() {
    guard ask({ $0.textFieldShouldReturn(self) }) else { return }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Presses the button that empties the field, as a user does.
  final func pressClear() {
    if hasText, ask({ $0.textFieldShouldClear(self) }) { put("", for: wholeSpan) }
  }

  final func sideRect(of view: UIView?, at x: CGFloat, in bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
