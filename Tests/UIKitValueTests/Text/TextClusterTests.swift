import Foundation
import Testing
import UIKit

/// What is asked of a text that is kept, whichever of its readers asks, and of one that an app keeps.
@Suite("Texts as a cluster of classes", .serialized) @MainActor struct TextClusterTests {
  /// A text that an app keeps in a place of its own, with the four methods that Apple wants of it.
  private final class Own: NSTextStorage {
    let place = NSMutableAttributedString(string: "")

    override var string: String { place.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { place.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      place.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      place.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  /// The texts that are tried.
  enum Kind: CaseIterable {
    case kept, own

    @MainActor var empty: NSTextStorage { self == .kept ? NSTextStorage() : Own() }
  }

  /// `hello`, the first two letters of which are a link.
  private func greeting(_ kind: Kind) -> NSTextStorage {
    let text = kind.empty
    text.append(NSAttributedString(string: "hello"))
    text.addAttribute(.link, value: "a", range: NSRange(location: 0, length: 2))
    return text
  }

  private func link(_ text: NSAttributedString, at place: Int) -> String? {
    text.attributes(at: place, effectiveRange: nil)[.link] as? String
  }

  @Test("a text answers whoever reads it", arguments: Kind.allCases)
  func reading(_ kind: Kind) {
    let text = greeting(kind)
    let whole = NSRange(location: 0, length: 5)
    var reach = NSRange()
    var runs: [String] = []

    #expect(text.attribute(.link, at: 1, effectiveRange: nil) as? String == "a")
    #expect(text.attribute(.link, at: 0, longestEffectiveRange: &reach, in: whole) is String)
    #expect(reach == NSRange(location: 0, length: 2))
    #expect(text.attributes(at: 3, longestEffectiveRange: &reach, in: whole).isEmpty)
    #expect(reach == NSRange(location: 2, length: 3))
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      runs.append("\(value ?? "none") \(range)")
    }
    #expect(runs == ["a {0, 2}", "none {2, 3}"])
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "ell")
  }

  @Test("a text is the same wherever it is copied", arguments: Kind.allCases)
  func copying(_ kind: Kind) throws {
    let text = greeting(kind)
    let copy = try #require(text.copy() as? NSAttributedString)
    let other = try #require(text.mutableCopy() as? NSMutableAttributedString)
    let foreign = NSMutableAttributedString(attributedString: text)
    let joined = NSMutableAttributedString(string: "")
    joined.append(text)

    for found in [copy, other, foreign, joined, NSTextStorage(attributedString: text)] {
      #expect(found.string == "hello" && link(found, at: 1) == "a" && link(found, at: 2) == nil)
      #expect(text.isEqual(to: found))
    }
    other.addAttribute(.link, value: "b", range: NSRange(location: 0, length: 1))
    #expect(!text.isEqual(to: other))
  }

  @Test("a text is changed by whoever writes it", arguments: Kind.allCases)
  func writing(_ kind: Kind) {
    let text = greeting(kind)

    text.mutableString.append("!")
    text.replaceCharacters(
      in: NSRange(location: 0, length: 1),
      with: NSAttributedString(string: "J", attributes: [.link: "b"]))
    text.deleteCharacters(in: NSRange(location: 4, length: 1))
    text.insert(NSAttributedString(string: "x"), at: 2)

    #expect(text.string == "Jexll!")
    #expect((0..<6).map { link(text, at: $0) } == ["b", "a", nil, nil, nil, nil])
    text.removeAttribute(.link, range: NSRange(location: 0, length: 6))
    #expect(link(text, at: 0) == nil)
  }

  @Test("a place outside of a text is the nearest part of it")
  func outside() {
    let text = greeting(.kept)
    let far = NSRange(location: 3, length: 90)
    let before = NSRange(location: -4, length: 2)

    #expect(text.attributes(at: 9, effectiveRange: nil).isEmpty)
    #expect(text.attribute(.link, at: -1, effectiveRange: nil) == nil)
    #expect(text.attributedSubstring(from: far).string == "lo")
    text.setAttributes([.link: "b"], range: far)
    text.addAttribute(.link, value: "c", range: before)
    text.replaceCharacters(in: NSRange(location: 40, length: 2), with: "!")
    text.insert(NSAttributedString(string: "?"), at: -2)
    #expect(text.string == "?hello!")
    #expect(NSTextStorage().attributes(at: 0, effectiveRange: nil).isEmpty)
  }

  @Test("a text is laid out in the font of its letters, and a place outside of it is none")
  func layout() {
    let text = NSTextStorage(string: "hello", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 400, height: 400))
    )
    manager.addTextContainer(container)
    text.addLayoutManager(manager)
    let whole = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 5), in: container)

    #expect(whole.height > 30)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: -3, length: 90), in: container) == whole
    )
    manager.removeTextContainer(at: 7)
    #expect(manager.textContainers.count == 1)
  }
}
