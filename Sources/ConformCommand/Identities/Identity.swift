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
    ids.enumerated()
      .map { (distance: distance(from: id, to: $0.element), place: $0.offset, id: $0.element) }
      .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(3).map(\.id)
  }

  /// How far a word is from an id: least from what begins with it, then from what holds it, then by
  /// the letters that differ, in the whole or in a segment.
  private static func distance(from word: String, to id: String) -> Int {
    if id.hasPrefix(word) { return 0 }
    if id.contains(word) { return 1 }
    let found = Array(word.utf8.prefix(64))
    let whole = NearestWord.distance(from: found, to: Array(id.utf8))
    let ends = segments(id).map { NearestWord.distance(from: found, to: Array($0.utf8)) + 1 }
    return 2 + min(whole, ends.min() ?? whole)
  }

  private static func segments(_ id: String) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" || $0 == "." }
  }
}
