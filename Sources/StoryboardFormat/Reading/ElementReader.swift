import Foundation

/// What was noted while a file was read.
final class ReadingNotes {
  let file: String
  private(set) var notes: [StoryboardNote] = []

  init(file: String) {
    self.file = file
  }

  func add(_ text: String, at element: StoryboardElement) {
    notes.append(StoryboardNote(line: element.line, element: element.name, text: text))
  }

  func error(_ expected: String, at element: StoryboardElement) -> StoryboardSyntaxError {
    StoryboardSyntaxError(
      file: file, line: element.line, element: element.name, expected: expected)
  }
}

/// Reads one element's attributes, and knows which of them nobody asked for.
struct ElementReader {
  let element: StoryboardElement
  let notes: ReadingNotes
  private var unread: [String: String]

  /// What says nothing about how a program behaves: names and places in the editor.
  private static let harmless: Set<String> = [
    "id", "key", "sceneMemberID", "userLabel", "customModuleProvider", "fixedFrame",
    "verifyAmbiguity", "misplaced", "ambiguous", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "wantsFullScreenLayout",
  ]

  init(_ element: StoryboardElement, _ notes: ReadingNotes) {
    self.element = element
    self.notes = notes
    unread = element.attributes
  }

  /// The attribute's text.
  mutating func text(_ name: String) -> String? {
    unread.removeValue(forKey: name)
  }

  /// The text of an attribute that must be there.
  mutating func need(_ name: String) throws(StoryboardSyntaxError) -> String {
    guard let text = text(name), !text.isEmpty else {
      throw notes.error("attribute '\(name)'", at: element)
    }
    return text
  }

  /// Yes or no.
  mutating func flag(_ name: String) throws(StoryboardSyntaxError) -> Bool? {
    switch text(name) {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case .some: throw notes.error("YES or NO in attribute '\(name)'", at: element)
    }
  }

  /// A finite number.
  mutating func number(_ name: String) throws(StoryboardSyntaxError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw notes.error("a number in attribute '\(name)'", at: element)
    }
    return number
  }

  /// A finite number, or the ratio of two, as in "3:4".
  mutating func ratio(_ name: String) throws(StoryboardSyntaxError) -> Double? {
    guard let text = text(name) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double($0) }
    let ratio = numbers.dropFirst().reduce(numbers.first ?? .nan, /)
    guard numbers.count == parts.count, parts.count <= 2, ratio.isFinite else {
      throw notes.error("a number or a ratio in attribute '\(name)'", at: element)
    }
    return ratio
  }

  /// How important something of a layout is.
  mutating func priority(_ name: String) throws(StoryboardSyntaxError) -> Double? {
    guard let priority = try number(name) else { return nil }
    guard (1...1000).contains(priority) else {
      throw notes.error("a number from 1 to 1000 in attribute '\(name)'", at: element)
    }
    return priority
  }

  /// A whole number.
  mutating func integer(_ name: String) throws(StoryboardSyntaxError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text) else {
      throw notes.error("a whole number in attribute '\(name)'", at: element)
    }
    return number
  }

  /// What a word means; one that is not in the table is noted.
  mutating func word<Meaning>(_ name: String, _ table: [String: Meaning]) -> Meaning? {
    word(name) { table[$0] }
  }

  /// What a word means, where meanings have the file's words; one that means nothing is noted.
  mutating func word<Meaning: RawRepresentable<String>>(_ name: String) -> Meaning? {
    word(name, Meaning.init(rawValue:))
  }

  /// What a word means; one that means nothing is noted.
  mutating func word<Meaning>(_ name: String, _ meaning: (String) -> Meaning?) -> Meaning? {
    guard let text = text(name) else { return nil }
    if let meaning = meaning(text) { return meaning }
    notes.add("unknown word '\(text)' in attribute '\(name)'", at: element)
    return nil
  }

  /// Which of some properties, each an attribute by its word, are said to be there.
  mutating func flags<Property: CaseIterable & RawRepresentable<String> & Hashable>(
    _ type: Property.Type = Property.self
  ) throws(StoryboardSyntaxError) -> Set<Property> {
    var flags: Set<Property> = []
    for property in Property.allCases where try flag(property.rawValue) == true {
      flags.insert(property)
    }
    return flags
  }

  /// A class that the program brings.
  mutating func customClass() -> StoryboardDocument.CustomClass? {
    let module = text("customModule")
    return text("customClass").map { StoryboardDocument.CustomClass(name: $0, module: module) }
  }

  /// Names the attributes that nobody asked for.
  func noteUnread() {
    for name in unread.keys.sorted() where !Self.harmless.contains(name) {
      notes.add("attribute '\(name)' is not understood", at: element)
    }
  }
}
