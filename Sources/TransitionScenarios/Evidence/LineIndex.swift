/// Where a trace has the events of one line of a pattern, by whom the line's letters stand for.
///
/// Each event is looked at once for a line, however many occasions ask: a trace of twice the length takes twice
/// the time.
struct LineIndex {
  /// An event of the line, and whom the line's letters stand for there.
  typealias Match = (place: Int, cast: PatternCast)

  private let matches: [Match]
  /// The places of all of them, in order.
  private let all: [Int]
  /// The letters of the line: in each of its events all of them stand for somebody.
  private let letters: [Character]
  /// The places by the names for which some letters stand, for each choice of letters that was asked for.
  private var groups: [[Character]: [[String]: [Int]]] = [:]

  /// The most events that are looked through.
  private static let few = 8

  /// - Parameter matches: The events of the line, in order.
  init(_ matches: [Match]) {
    self.matches = matches
    all = matches.map(\.place)
    letters = matches.first?.cast.letters ?? []
  }

  /// The places of the events that fit letters that stand for somebody already, in order.
  mutating func places(_ cast: PatternCast) -> [Int] {
    let known = letters.filter { cast[$0] != nil }
    guard !known.isEmpty else { return all }
    guard matches.count > Self.few else {
      return matches.filter { match in known.allSatisfy { match.cast[$0] == cast[$0] } }
        .map(\.place)
    }
    if groups[known] == nil {
      groups[known] = Dictionary(grouping: matches) { match in known.map { match.cast[$0] ?? "" } }
        .mapValues { $0.map(\.place) }
    }
    return groups[known]?[known.map { cast[$0] ?? "" }] ?? []
  }
}
