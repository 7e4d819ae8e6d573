import Foundation
import Testing
import UIKit

/// What fields and text views ask and tell, in UIKit's order. No fact backs it: the order is that of Apple's
/// page on text field delegates, and what else is said beside a test.
@MainActor @Suite("Editing of text", .serialized) struct EditingTests {
  @Test("a field asks, has the input, and tells its delegate, its targets and observers")
  func begins() {
    let stage = TextStage()

    #expect(stage.field.becomeFirstResponder())
    #expect(stage.log == ["should begin", "did begin", "target began", "heard began", "keyboard"])
    #expect(stage.field.isEditing)
  }

  @Test("it ends in the same order")
  func ends() {
    let stage = TextStage(editing: true)

    #expect(stage.field.resignFirstResponder())
    #expect(stage.log == ["should end", "did end", "target ended", "heard ended"])
    #expect(!stage.field.isEditing)
  }

  @Test("who hands the input on ends before the next one begins")
  func handsOn() {
    let stage = TextStage(editing: true)

    stage.other.becomeFirstResponder()

    #expect(stage.log == ["should end", "did end", "target ended", "heard ended"])
    #expect(stage.other.isFirstResponder)
  }

  @Test("answers that refuse keep things as they are", arguments: ["should begin", "should end"])
  func refuses(question: String) {
    let stage = TextStage(editing: question == "should end")
    stage.delegate.refused = [question]

    let isDone =
      question == "should begin"
      ? stage.field.becomeFirstResponder() : stage.field.resignFirstResponder()

    #expect(!isDone)
    #expect(stage.log == [question])
    #expect(stage.field.isFirstResponder == (question == "should end"))
  }

  @Test("one that refuses to end keeps the input from another field")
  func keeps() {
    let stage = TextStage(editing: true)
    stage.delegate.refused = ["should end"]

    #expect(!stage.other.becomeFirstResponder())
    #expect(stage.field.isEditing)
  }

  @Test("who refuses the end hears of it where it is forced (header)", arguments: [true, false])
  func forced(byLeaving: Bool) {
    let stage = TextStage(editing: true)
    stage.delegate.refused = ["should end"]

    if byLeaving { stage.field.removeFromSuperview() } else { stage.window.endEditing(true) }

    #expect(stage.log == ["should end", "did end", "target ended", "heard ended"])
    #expect(!stage.field.isEditing && Headless.firstResponder == nil)
  }

  @Test("what is typed is asked for, letter by letter, and told of")
  func types() {
    let stage = TextStage(editing: true)
    stage.delegate.refused = ["change 1,0 b"]

    Headless.type("abc")

    #expect(stage.field.text == "ac")
    #expect(
      stage.log == [
        "change 0,0 a", "selection", "target changed", "heard changed", "change 1,0 b",
        "change 1,0 c", "selection", "target changed", "heard changed",
      ])
  }

  @Test("what code sets is neither asked for nor told of (general knowledge)")
  func sets() {
    let stage = TextStage(editing: true)

    stage.field.text = "abc"

    #expect(stage.log.isEmpty)
    #expect(stage.field.offset(from: stage.field.beginningOfDocument, to: cursor(stage.field)) == 3)
  }

  private func cursor(_ field: UITextField) -> UITextPosition {
    field.selectedTextRange?.start ?? field.beginningOfDocument
  }

  @Test("text goes where the cursor is, and takes the place of what is selected")
  func inserts() throws {
    let field = TextStage().field
    field.text = "abcd"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))

    field.selectedTextRange = field.textRange(from: start, to: end)
    field.insertText("xyz")
    field.insertText("!")
    field.deleteBackward()

    #expect(field.text == "axyzd")
    let whole = field.textRange(from: field.beginningOfDocument, to: start)
    #expect(whole.flatMap(field.text) == "a")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("a letter of several units goes as a whole")
  func emoji() {
    let field = TextStage(editing: true).field

    Headless.type("a👍")
    Headless.pressDelete()

    #expect(field.text == "a")
  }

  @Test("the return key asks, and ends editing where somebody waits for that (general knowledge)")
  func returns() {
    let stage = TextStage(editing: true)
    Headless.type("\n")
    #expect(stage.log == ["should return"])
    #expect(stage.field.isFirstResponder)

    stage.field.addAction(
      UIAction { [unowned stage] _ in stage.log.append("exit") }, for: .editingDidEndOnExit)
    stage.log = []
    Headless.type("\n")
    #expect(
      stage.log == [
        "should return", "exit", "should end", "did end", "target ended", "heard ended",
      ])
  }

  @Test("a field that is cleared asks first, by its button and when editing begins")
  func clears() {
    let stage = TextStage()
    stage.field.text = "a"
    stage.field.clearsOnBeginEditing = true
    stage.delegate.refused = ["should clear"]
    stage.field.becomeFirstResponder()
    #expect(
      stage.field.text == "a"
        && stage.log.prefix(3) == ["should begin", "should clear", "did begin"])

    stage.delegate.refused = []
    Headless.pressClearButton(of: stage.field)
    #expect(stage.field.text == "")
  }

  @Test("a text view tells that editing began when the keyboard was told of (reports)")
  func textView() {
    let stage = TextStage()
    let view = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    let delegate = ViewLog(stage)
    view.delegate = delegate
    stage.window.addSubview(view)

    view.becomeFirstResponder()
    Headless.type("a\n")
    view.resignFirstResponder()

    #expect(
      stage.log == [
        "should begin", "keyboard", "did begin", "change 0,0", "selection", "changed",
        "change 1,0", "selection", "changed", "should end", "did end",
      ])
    #expect(view.text == "a\n")
  }

  @Test("a view of an app's own takes letters")
  func ownInput() {
    let stage = TextStage()
    let pin = Pin(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(pin)
    pin.becomeFirstResponder()

    Headless.type("12")
    Headless.pressDelete()

    #expect(pin.text == "1")
  }

  private final class Pin: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }
}
