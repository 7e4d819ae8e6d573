/// Where a trace has the events of one line of a pattern, by whom the line's letters stand for.
///
/// Each event is looked at once for a line, however many occasions ask: a trace of twice the length takes twice
/// the time.
struct LineIndex {
  /// An event of the line, and whom the line's letters stand for there.
  typealias Match = (place: Int, cast: [Character: String])

  private let matches: [Match]
  /// The letters of the line: in each of its events all of them stand for somebody.
  private let letters: [Character]
  /// The places by the names for which some letters stand, for each choice of letters that was asked for.
  private var groups: [[Character]: [[String]: [Int]]] = [:]

  /// - Parameter matches: The events of the line, in order.
  init(_ matches: [Match]) {
    self.matches = matches
    letters = matches.first?.cast.keys.sorted() ?? []
  }

  /// The places of the events that fit letters that stand for somebody already, in order.
  mutating func places(_ cast: [Character: String]) -> [Int] {
    let known = letters.filter { cast[$0] != nil }
    if groups[known] == nil {
      groups[known] = Dictionary(grouping: matches) { match in known.map { match.cast[$0] ?? "" } }
        .mapValues { $0.map(\.place) }
    }
    return groups[known]?[known.map { cast[$0] ?? "" }] ?? []
  }
}
