import Testing
import UIKit

@Suite("The keyboard and who has the input", .serialized) @MainActor struct KeyboardInputTests {
  private static let wills = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
  ]

  private func field(_ stage: Stage, y: CGFloat = 100) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: y, width: 100, height: 40))
    stage.root.view.addSubview(field)
    return field
  }

  @Test("a field brings it, and takes it away; another field keeps it without a word")
  func fields() {
    let stage = Stage()
    let (one, other) = (field(stage), field(stage, y: 200))
    let log = NotificationLog(Self.wills)
    defer { log.end() }

    one.becomeFirstResponder()
    #expect(log.names == ["UIKeyboardWillShow"])
    Headless.settle()
    other.becomeFirstResponder()
    Headless.settle()
    #expect(log.names == ["UIKeyboardWillShow", "UIKeyboardDidShow"])

    other.resignFirstResponder()
    #expect(Headless.keyboardFrame == nil)
    Headless.settle()
    #expect(log.names.suffix(2) == ["UIKeyboardWillHide", "UIKeyboardDidHide"])
  }

  @Test("a field that gives it up and takes it again tells of the last end alone (inferred)")
  func turnsBack() {
    let stage = Stage()
    let field = field(stage)
    let log = NotificationLog(Self.wills)
    defer { log.end() }

    field.becomeFirstResponder()
    Headless.advance(by: 0.1)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    Headless.settle()

    #expect(
      log.names == [
        "UIKeyboardWillShow", "UIKeyboardWillHide", "UIKeyboardWillShow", "UIKeyboardDidShow",
      ])
  }

  @Test(
    "a field's delegate hears of editing before it comes, a text view's after (general knowledge)")
  func order() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
      let log: NotificationLog
      var heard: [Int] = []
      init(_ log: NotificationLog) { self.log = log }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append(log.names.count) }
      func textViewDidBeginEditing(_ textView: UITextView) { heard.append(log.names.count) }
    }
    let stage = Stage()
    let log = NotificationLog(Self.wills)
    defer { log.end() }
    let delegate = Delegate(log)
    let field = field(stage)
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.root.view.addSubview(text)
    field.delegate = delegate
    text.delegate = delegate

    field.becomeFirstResponder()
    field.resignFirstResponder()
    text.becomeFirstResponder()

    #expect(delegate.heard == [0, 3])
    Headless.settle()
  }

  @Test("a responder without text brings nothing, one that takes letters brings it")
  func keyInput() {
    class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Typed: Plain, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let stage = Stage()
    let (plain, typed) = (Plain(), Typed())
    let text = UITextView()
    text.isEditable = false
    for view in [plain, typed, text] { stage.root.view.addSubview(view) }

    let heights = [plain, typed, text].map { view in
      view.becomeFirstResponder()
      Headless.settle()
      return Headless.keyboardFrame?.height
    }

    #expect(heights == [nil, 336, nil])
  }

  @Test("what stands in for the keyboard has its own height, and an empty view hides it")
  func inputView() {
    let stage = Stage()
    let field = field(stage)
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    field.inputView = pad

    field.becomeFirstResponder()
    Headless.settle()
    #expect(Headless.keyboardFrame == CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(pad.frame == CGRect(x: 0, y: 644, width: 390, height: 200))

    field.inputView = UIView()
    field.reloadInputViews()
    Headless.settle()
    #expect(Headless.keyboardFrame == nil)
    #expect(pad.window == nil)
  }

  @Test("a button above the keyboard gets its taps")
  func accessoryTaps() {
    final class Ear: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let stage = Stage()
    let field = field(stage)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let ear = Ear()
    button.addTarget(ear, action: Selector("tapped", Ear.tapped), for: .touchUpInside)
    field.inputAccessoryView = button
    field.becomeFirstResponder()
    Headless.settle()

    Headless.touchDown(at: CGPoint(x: 100, y: 844 - 336 - 20))
    Headless.touchUp()

    #expect(ear.taps == 1)
    #expect(stage.root.view.window?.isKeyWindow == true)
  }

  @Test("forced, editing ends though the field refuses")
  func forced() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = Stage()
    let (field, delegate) = (field(stage), Stubborn())
    field.delegate = delegate
    field.becomeFirstResponder()
    Headless.settle()

    #expect(!stage.root.view.endEditing(false))
    #expect(Headless.keyboardFrame != nil)
    #expect(stage.root.view.endEditing(true))
    #expect(Headless.firstResponder == nil)
    #expect(Headless.keyboardFrame == nil)
    Headless.settle()
  }

  @Test("without animations it is there at once, and says so")
  func unanimated() {
    let stage = Stage()
    let field = field(stage)
    let log = NotificationLog(Self.wills)
    defer { log.end() }
    let start = Headless.now

    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    #expect(
      log.last?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
    Headless.settle()

    #expect(log.names == ["UIKeyboardWillShow", "UIKeyboardDidShow"])
    #expect(Headless.now == start)
  }

  @Test("when the device turns it is shown anew where the new bottom is")
  func turns() throws {
    let stage = Stage()
    let field = field(stage)
    field.becomeFirstResponder()
    Headless.settle()
    let log = NotificationLog(Self.wills)
    defer { log.end() }

    Headless.resize(to: CGSize(width: 844, height: 390))
    let facts = try #require(log.last?.userInfo)
    Headless.settle()

    let begin = facts[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    let end = facts[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(begin?.cgRectValue == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(end?.cgRectValue == CGRect(x: 0, y: 54, width: 844, height: 336))
    #expect(log.names == ["UIKeyboardWillShow", "UIKeyboardDidShow"])
  }

  @Test("who gives the input up when told that it comes is told of its going after that")
  func reentered() {
    @MainActor final class Shy: NSObject {
      let field: UITextField
      init(_ field: UITextField) { self.field = field }
      func comes() { field.resignFirstResponder() }
    }
    let stage = Stage()
    let field = field(stage)
    let shy = Shy(field)
    NotificationCenter.default.addObserver(
      shy, selector: Selector("comes", Shy.comes),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    defer { NotificationCenter.default.removeObserver(shy) }
    let log = NotificationLog(Self.wills)
    defer { log.end() }

    field.becomeFirstResponder()
    Headless.settle()

    #expect(log.names == ["UIKeyboardWillShow", "UIKeyboardWillHide", "UIKeyboardDidHide"])
    #expect(Headless.keyboardFrame == nil)
  }

  @Test("a tap on a field or a text view brings the keyboard, one beside it or a drag does not")
  func taps() {
    let stage = Stage()
    let field = field(stage)
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    text.contentSize.height = 500
    stage.root.view.addSubview(text)

    func touch(_ y: CGFloat, to end: CGFloat? = nil) -> UIResponder? {
      Headless.firstResponder?.resignFirstResponder()
      Headless.touchDown(at: CGPoint(x: 50, y: y))
      if let end { Headless.touchMove(to: CGPoint(x: 50, y: end)) }
      Headless.touchUp()
      Headless.settle()
      return Headless.firstResponder
    }

    #expect(touch(120) === field)
    #expect(touch(250) === text)
    #expect(touch(160) == nil)
    #expect(touch(120, to: 400) == nil)
    #expect(touch(280, to: 220) == nil)
  }
}
