import Foundation
import Testing
import UIKit

/// What is told of changes, where who is told makes more of them, as Apple lets it.
@Suite("Changes of a text that is kept", .serialized) @MainActor struct TextStorageTests {
  private final class Ear: NSObject, NSTextStorageDelegate {
    /// What it changes when it hears of a change, before and after that is processed.
    var before: (NSTextStorage) -> Void = { _ in }
    var after: (NSTextStorage) -> Void = { _ in }
    private(set) var lines: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
      before(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
      after(textStorage)
    }
  }

  /// A text that marks all of itself whenever it is changed.
  private final class Marked: NSTextStorage {
    override func processEditing() {
      addAttribute(.link, value: "all", range: NSRange(location: 0, length: length))
      super.processEditing()
    }
  }

  private func mark(_ storage: NSTextStorage) {
    storage.beginEditing()
    storage.addAttributes([.link: "all"], range: NSRange(location: 0, length: storage.length))
    storage.endEditing()
  }

  @Test("what is changed before a change is processed is told of with it")
  func before() {
    let (storage, ear) = (NSTextStorage(string: "ab"), Ear())
    storage.delegate = ear
    ear.before = mark

    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")

    #expect(ear.lines == ["will 2 {2, 1} 1", "did 3 {0, 3} 1"])
  }

  @Test("what is changed after a change was processed is not told of, and the next change is")
  func after() {
    let (storage, ear) = (NSTextStorage(string: "ab"), Ear())
    storage.delegate = ear
    ear.after = mark

    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")

    #expect(
      ear.lines == ["will 2 {2, 1} 1", "did 2 {2, 1} 1", "will 2 {0, 0} -1", "did 2 {0, 0} -1"])
    #expect(storage.editedMask == [] && storage.changeInLength == 0)
  }

  @Test("a text of an app's own changes itself while it is processed")
  func ownProcessing() {
    let (storage, ear) = (Marked(string: ""), Ear())
    storage.delegate = ear

    storage.append(NSAttributedString(string: "ab"))

    #expect(ear.lines == ["will 3 {0, 2} 2", "did 3 {0, 2} 2"])
    #expect(storage.attributes(at: 1, effectiveRange: nil)[.link] as? String == "all")
  }
}
