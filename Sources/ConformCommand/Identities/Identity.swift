import TransitionCertification

/// Ids as users write them: whole, or the first segments, as `modal/custom` or `FadeKit`.
package enum Identity {
  /// The ids that begin with the segments of a prefix, in order.
  package static func matches(_ prefix: String, in ids: [String]) -> [String] {
    let wanted = segments(prefix)
    return ids.filter { segments($0).starts(with: wanted) }
  }

  /// The id itself if it is there, else those that begin with its segments.
  package static func closestMatches(_ id: String, in ids: [String]) -> [String] {
    ids.contains(id) ? [id] : matches(id, in: ids)
  }

  /// The failure for an id that matches nothing, with the nearest that there are.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - kind: What it should be an id of.
  ///   - ids: The ids that there are.
  package static func unknown(_ id: String, _ kind: String, in ids: [String]) -> CommandFailure {
    let near = nearest(to: id, in: ids)
    let hint = near.isEmpty ? "" : "; the nearest are " + near.joined(separator: ", ")
    return .misuse("no \(kind) is called '\(id)'" + hint)
  }

  /// The three ids that are nearest to a word, the nearest first.
  package static func nearest(to id: String, in ids: [String]) -> [String] {
    let word = WrittenWord(id)
    var best: [(distance: Int, id: String)] = []
    for id in ids {
      guard let distance = word.distance(to: id, below: best.count < 3 ? .max : best[2].distance)
      else { continue }
      // Of ids that are as near the first stays first.
      let place = best.firstIndex { distance < $0.distance } ?? best.count
      best.insert((distance, id), at: place)
      best = Array(best.prefix(3))
    }
    return best.map(\.id)
  }

  fileprivate static func segments(_ id: String) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" || $0 == "." }
  }
}

/// A word as it was written, and how far it is from the ids that there are.
private final class WrittenWord {
  private let word: String
  private let bytes: [UInt8]
  /// How far it is from segments, which most ids share with others.
  private var ofSegments: [Substring: Int] = [:]

  init(_ word: String) {
    self.word = word
    bytes = Array(word.utf8.prefix(64))
  }

  /// How far it is from an id: least from what begins with it, then from what holds it, then by the
  /// letters that differ, in the whole or in a segment.
  ///
  /// - Parameter limit: The distance has to be less than this; where it is not, the answer is none.
  func distance(to id: String, below limit: Int) -> Int? {
    if id.hasPrefix(word) { return limit > 0 ? 0 : nil }
    if id.contains(word) { return limit > 1 ? 1 : nil }
    var least = Identity.segments(id).map { distance(toSegment: $0) + 1 }.min() ?? .max
    // Each letter that one has more than the other is one to insert or to delete.
    let whole = Array(id.utf8)
    if abs(whole.count - bytes.count) < min(least, limit) {
      least = min(least, NearestWord.distance(from: bytes, to: whole))
    }
    guard least < .max, least + 2 < limit else { return nil }
    return least + 2
  }

  private func distance(toSegment segment: Substring) -> Int {
    if let known = ofSegments[segment] { return known }
    let distance = NearestWord.distance(from: bytes, to: Array(segment.utf8))
    ofSegments[segment] = distance
    return distance
  }
}
