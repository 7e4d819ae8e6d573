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

  /// The failure for an id that matches nothing, with the nearest that there are; none where all are far.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - kind: What it should be an id of.
  ///   - ids: The ids that there are.
  package static func unknown(_ id: String, _ kind: String, in ids: [String]) -> CommandFailure {
    let near = nearest(to: id, in: ids)
    let hint =
      switch near.count {
      case 0: ""
      case 1: "; the nearest is \(near[0])"
      default: "; the nearest are " + near.joined(separator: ", ")
      }
    return .misuse("no \(kind) is called '\(id)'" + hint)
  }

  /// The failure for an id that means several where one is wanted: three of them, and how many more.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - kind: What it should be the id of one of.
  ///   - ids: Those that it means.
  static func several(_ id: String, _ kind: String, _ ids: [String]) -> CommandFailure {
    let named = ids.prefix(3).joined(separator: ", ")
    let more = ids.count > 3 ? ", and \(ids.count - 3) more" : ""
    return .misuse("'\(id)' is not one \(kind) but \(ids.count): \(named)\(more)")
  }

  /// The one id that is meant; a whole id means itself, a beginning all that begin so.
  ///
  /// - Throws: That it means none, with the nearest, or several.
  static func one(
    _ id: String, _ kind: String, in ids: [String]
  ) throws(CommandFailure) -> String {
    let matches = closestMatches(id, in: ids)
    guard let first = matches.first else { throw unknown(id, kind, in: ids) }
    guard matches.count == 1 else { throw several(id, kind, matches) }
    return first
  }

  /// The failure for an id that matches no subject; it says so where it is a scenario or a case.
  ///
  /// - Parameter kind: What it might have named.
  package static func unknownSubject(
    _ id: String, _ kind: String = "subject", in ids: [String]
  ) -> CommandFailure {
    let words = id.split(separator: " ").map(String.init)
    guard let scenario = words.last, words.count <= 2,
      !matches(scenario, in: ScenarioCatalogue.all.map(\.id)).isEmpty
    else { return unknown(id, kind, in: ids) }
    return .misuse(
      "no subject is called '\(id)', it names \(words.count == 1 ? "scenarios" : "cases"):"
        + " a verdict is about all that apply, 'run' is for some")
  }

  /// At most three ids, or beginnings of ids, that a word may have been meant to be, the nearest first.
  package static func nearest(to id: String, in ids: [String]) -> [String] {
    let word = WrittenWord(id)
    var best: [NearWord] = []
    for id in ids {
      guard let near = word.nearness(of: id), !best.contains(where: { $0.text == near.text })
      else { continue }
      // Of those that are as near the first stays first.
      let place = best.firstIndex { near.distance < $0.distance } ?? best.count
      best.insert(near, at: place)
      best = Array(best.prefix(3))
    }
    return best.map(\.text)
  }

  /// The parts of an id: a prefix matches whole ones.
  static func segments(_ id: String) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" || $0 == "." }
  }
}
