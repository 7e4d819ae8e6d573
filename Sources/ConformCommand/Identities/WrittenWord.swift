import TransitionCertification

/// An id, or the beginning of one, and how far it is from what was written.
struct NearWord {
  let text: String
  let distance: Int
}

/// A word as it was written, and which ids it may have been meant to be.
final class WrittenWord {
  private let word: String
  private let bytes: [UInt8]
  private let segmentCount: Int
  /// How far it is from segments and beginnings, which most ids share with others; none where that is far.
  private var known: [Substring: Int?] = [:]

  /// The fewest letters that say something where an id merely has them somewhere.
  private static let fewestLetters = 3

  init(_ word: String) {
    self.word = word
    bytes = Array(word.utf8.prefix(64))
    segmentCount = Identity.segments(word).count
  }

  /// How near an id is; none where it is far.
  ///
  /// Nearest is what begins with the word, then what holds it; then the id, or its beginning with as many
  /// segments, in which few letters differ; then one of whose segments differs as little.
  func nearness(of id: String) -> NearWord? {
    let beginning = beginning(of: id)
    if word.utf8.count >= Self.fewestLetters {
      if beginning.hasPrefix(word) { return NearWord(text: String(beginning), distance: 0) }
      if id.contains(word) { return NearWord(text: id, distance: 1) }
    }
    let whole = [id[...], beginning].compactMap { text in
      distance(to: text).map { NearWord(text: String(text), distance: $0 + 2) }
    }
    if let nearest = whole.min(by: { $0.distance < $1.distance }) { return nearest }
    let segment = Identity.segments(id).compactMap(distance).min()
    return segment.map { NearWord(text: id, distance: $0 + 3) }
  }

  /// As many segments of an id as the word has.
  private func beginning(of id: String) -> Substring {
    Identity.segments(id).prefix(segmentCount).last.map { id[..<$0.endIndex] } ?? id[...]
  }

  /// How many letters differ; none where it is more than a third of them.
  private func distance(to text: Substring) -> Int? {
    if let known = known[text] { return known }
    let other = Array(text.utf8)
    let most = max(1, min(bytes.count, other.count) / 3)
    // Each letter that one has more than the other is one to insert or to delete.
    var near: Int?
    if abs(other.count - bytes.count) <= most {
      let distance = NearestWord.distance(from: bytes, to: other)
      near = distance <= most ? distance : nil
    }
    known[text] = .some(near)
    return near
  }
}
