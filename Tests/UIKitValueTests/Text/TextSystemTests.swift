import Foundation
import Testing
import UIKit

@Suite("Who keeps what lays out text", .serialized) @MainActor struct TextSystemTests {
  @Test("a view takes along its container, its text and who lays that out")
  func released() {
    Headless.reset()
    weak var container: NSTextContainer?
    weak var manager: NSLayoutManager?
    weak var storage: NSTextStorage?
    do {
      let view = UITextView()
      view.text = "abc"
      (container, manager, storage) = (view.textContainer, view.layoutManager, view.textStorage)
      #expect(container?.layoutManager === manager && manager?.textStorage === storage)
    }
    #expect(container == nil && manager == nil && storage == nil)
  }

  @Test("an app's container is laid out by those that it was given to")
  func ownSystem() {
    Headless.reset()
    let (storage, manager) = (NSTextStorage(string: "abc"), NSLayoutManager())
    storage.addLayoutManager(manager)
    weak var kept: NSTextContainer?
    do {
      let container = NSTextContainer(size: .zero)
      manager.addTextContainer(container)
      let view = UITextView(frame: .zero, textContainer: container)
      kept = container
      #expect(view.textStorage === storage && view.layoutManager === manager)
      #expect(view.text == "abc")
    }
    #expect(kept != nil && manager.textContainers.first === kept)
  }

  @Test("a view keeps a text that an app made for it and let go")
  func keptByView() {
    Headless.reset()
    weak var storage: NSTextStorage?
    let container = NSTextContainer(size: .zero)
    let view: UITextView
    do {
      let (text, manager) = (NSTextStorage(string: "abc"), NSLayoutManager())
      text.addLayoutManager(manager)
      manager.addTextContainer(container)
      view = UITextView(frame: .zero, textContainer: container)
      storage = text
    }
    #expect(storage != nil && view.text == "abc")
  }
}
