extension [Candidate] {
  /// The names of the types that hand an animator out, where none of them can be made: it is judged as a part of what
  /// is not.
  func unjudgedHanders(of candidate: Candidate) -> [String] {
    guard candidate.isMade else { return [] }
    let handers = filter { candidate.handers.contains($0.id) }
    return handers.allSatisfy(\.isUnmade) ? handers.map(\.name) : []
  }

  /// The candidates, of which those that others make are judged with them.
  ///
  /// An animator or a delegate that something else makes is judged with that, if that is judged. One that the
  /// library's users can make themselves as it stands, and give to UIKit, is so only where that hands it out, and
  /// no other one in its place.
  package var judgedTogether: [Candidate] {
    // The names of what is judged, by the ids of all that is judged with it.
    var judged: [String: String] = [:]
    var whole: Set<String> = []
    func judge(_ candidates: [Candidate]) {
      for candidate in candidates where judged[candidate.id] == nil {
        judged[candidate.id] = candidate.name
        whole.insert(candidate.id)
      }
      var settled = false
      while !settled {
        settled = true
        for candidate in self where judged[candidate.id] == nil {
          guard let maker = candidate.makers.compactMap({ judged[$0] }).first else { continue }
          judged[candidate.id] = maker
          settled = false
        }
      }
    }
    let able = filter { $0.isMade && $0.nature != .animator }
    judge(able.filter(\.makers.isEmpty))
    // Left are those that make one another, or whose makers are not judged.
    for candidate in able { judge([candidate]) }
    return map { candidate in
      guard let maker = judged[candidate.id], !whole.contains(candidate.id) else {
        return candidate
      }
      var part = candidate
      part.kind = nil
      part.reason = "\(candidate.noun): it is judged with \(maker), which makes it"
      part.outcome = .noSubject
      return part
    }
  }
}
