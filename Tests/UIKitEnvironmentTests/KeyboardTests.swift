import Testing
import UIKit

@Suite("The keyboard", .serialized) @MainActor struct KeyboardTests {
  private static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  @Test("it is announced when it begins to come, and when it is there")
  func show() throws {
    Headless.reset()
    let log = NotificationLog(Self.names)
    defer { log.end() }

    Headless.showKeyboard(height: 300)
    #expect(log.names == ["UIKeyboardWillChangeFrame", "UIKeyboardWillShow"])
    let facts = try #require(log.last?.userInfo)
    Headless.settle()

    #expect(log.names.suffix(2) == ["UIKeyboardDidChangeFrame", "UIKeyboardDidShow"])
    let begin = facts[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    let end = facts[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(begin?.cgRectValue == CGRect(x: 0, y: 844, width: 390, height: 300))
    #expect(end?.cgRectValue == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(facts[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(Headless.now == 0.25)
  }

  @Test("it is announced when it goes, and when it is gone")
  func hide() {
    Headless.reset()
    Headless.showKeyboard()
    Headless.settle()
    let log = NotificationLog(Self.names)
    defer { log.end() }

    Headless.hideKeyboard()
    Headless.settle()

    #expect(
      log.names == [
        "UIKeyboardWillChangeFrame", "UIKeyboardWillHide", "UIKeyboardDidChangeFrame",
        "UIKeyboardDidHide",
      ])
  }

  @Test("nothing is announced where nothing changes")
  func nothing() {
    Headless.reset()
    let log = NotificationLog(Self.names)
    defer { log.end() }

    Headless.hideKeyboard()
    Headless.showKeyboard()
    Headless.settle()
    Headless.showKeyboard()
    Headless.settle()

    #expect(log.names.count == 4)
  }

  @Test("a field whose view leaves the window is the first responder no more")
  func firstResponder() {
    let stage = Stage()
    let field = UITextField()
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(Headless.firstResponder === field)

    _ = stage.present("top", .fullScreen, on: stage.root)

    #expect(Headless.firstResponder == nil)
    #expect(!field.isEditing)
  }
}
