import Foundation
import Testing
import UIKit

@Suite("What is selected of a text that others change", .serialized) @MainActor
struct TextSelectionTests {
  @Test("the key that deletes finds the cursor in a text that was made shorter")
  func deletes() {
    Headless.reset()
    let view = UITextView()
    view.text = "abc"
    view.textStorage.setAttributedString(NSAttributedString(string: ""))

    view.deleteBackward()

    #expect(view.text.isEmpty)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("what is selected is fitted to the text, and text goes where it then is")
  func fits() {
    Headless.reset()
    let view = UITextView()
    view.text = "abcdef"
    view.selectedRange = NSRange(location: 1, length: 4)
    view.textStorage.deleteCharacters(in: NSRange(location: 3, length: 3))
    #expect(view.selectedRange == NSRange(location: 1, length: 2))

    view.insertText("x")

    #expect(view.text == "ax")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }
}
