import Foundation
import UIKit

/// A window with a field whose delegate, targets and observers write what they hear, and another field.
@MainActor final class TextStage {
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  let delegate = FieldLog()
  var log: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(editing: Bool = false) {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    for field in [field, other] { window.addSubview(field) }
    field.delegate = delegate
    delegate.stage = self
    listen()
    if editing { field.becomeFirstResponder() }
    Headless.settle()
    log = []
  }

  private func listen() {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingDidEnd, "ended"), (.editingChanged, "changed"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.log.append("target \(name)") }, for: event)
    }
    hear(UITextField.textDidBeginEditingNotification, "heard began")
    hear(UITextField.textDidEndEditingNotification, "heard ended")
    hear(UITextField.textDidChangeNotification, "heard changed")
    hear(UIResponder.keyboardWillShowNotification, "keyboard", from: nil)
  }

  private func hear(_ name: Notification.Name, _ line: String) { hear(name, line, from: field) }

  private func hear(_ name: Notification.Name, _ line: String, from object: UIView?) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.log.append(line) }
      })
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// A delegate of a field that writes what it is asked and told.
final class FieldLog: NSObject, UITextFieldDelegate {
  weak var stage: TextStage?
  var refused: Set<String> = []

  private func ask(_ question: String) -> Bool {
    stage?.log.append(question)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = ask("did end") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = ask("selection") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("change \(range.location),\(range.length) \(string)") }
}

/// A delegate of a text view that writes what it is asked and told.
final class ViewLog: NSObject, UITextViewDelegate {
  private weak var stage: TextStage?

  init(_ stage: TextStage) {
    self.stage = stage
  }

  private func note(_ line: String) -> Bool {
    stage?.log.append(line)
    return true
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("should begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("should end") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = note("did end") }
  func textViewDidChange(_ textView: UITextView) { _ = note("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = note("selection") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note("change \(range.location),\(range.length)") }
}
