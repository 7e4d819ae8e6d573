/// Whom the letters of a pattern stand for.
///
/// A pattern has a few letters: they are looked through, which takes less than to find one by its hash.
struct PatternCast: Hashable, Sendable {
  /// In order of the letters, so that equal casts are equal however they came about.
  private var entries: [Entry] = []

  private struct Entry: Hashable {
    let letter: Character
    var name: String
  }

  /// How many letters stand for somebody.
  var count: Int { entries.count }

  /// The letters that stand for somebody, in order.
  var letters: [Character] { entries.map(\.letter) }

  /// Whom a letter stands for; none where it stands for nobody yet.
  subscript(letter: Character) -> String? {
    for entry in entries where entry.letter == letter { return entry.name }
    return nil
  }

  /// Lets a letter stand for somebody, whomever it stood for.
  mutating func put(_ letter: Character, for name: String) {
    if let place = entries.firstIndex(where: { $0.letter == letter }) {
      entries[place].name = name
    } else {
      let place = entries.firstIndex { letter < $0.letter } ?? entries.endIndex
      entries.insert(Entry(letter: letter, name: name), at: place)
    }
  }

  /// Takes in those letters of another cast that stand for nobody here.
  mutating func takeIn(_ other: PatternCast) {
    for entry in other.entries where self[entry.letter] == nil {
      put(entry.letter, for: entry.name)
    }
  }
}
