import TransitionCertification

/// Ids as users write them: whole, or the first segments.
enum Identity {
  /// The ids that begin with the segments of a prefix, in order.
  static func matches(_ prefix: String, in ids: [String]) -> [String] {
    let wanted = segments(prefix)
    return ids.filter { segments($0).starts(with: wanted) }
  }

  /// The id itself if it is there, else those that begin with its segments.
  static func closestMatches(_ id: String, in ids: [String]) -> [String] {
    ids.contains(id) ? [id] : matches(id, in: ids)
  }

  /// The failure for an id that matches nothing, with the nearest that there are.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - kind: What it should be an id of.
  ///   - ids: The ids that there are.
  static func unknown(_ id: String, _ kind: String, in ids: [String]) -> CommandFailure {
    let near = nearest(to: id, in: ids)
    let hint = near.isEmpty ? "" : "; the nearest are " + near.joined(separator: ", ")
    return .misuse("no \(kind) is called '\(id)'" + hint)
  }

  /// The three ids that are nearest to a word, the nearest first.
  static func nearest(to id: String, in ids: [String]) -> [String] {
    let found = Array(id.utf8.prefix(64))
    let ranked: [(distance: Int, id: String)] = ids.map { candidate in
      let ends = segments(candidate).map { NearestWord.distance(from: found, to: Array($0.utf8)) }
      let whole = NearestWord.distance(from: found, to: Array(candidate.utf8))
      return (min(whole, (ends.min() ?? whole) + 1), candidate)
    }
    return ranked.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.id)
  }

  private static func segments(_ id: String) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" }
  }
}
