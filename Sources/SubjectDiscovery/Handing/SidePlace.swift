/// The side of its context at which an animator looks, on the way there and on the way back.
struct SidePlace: Equatable {
  /// Whether that is what comes, where something is presented.
  let isToThere: Bool
  /// Whether it is, where that is dismissed.
  let isToBack: Bool

  /// - Parameter key: The key of a side as code spells it: `.to`, or one of two, such as
  ///   `isPresenting ? .to : .from`.
  init?(key: Substring) {
    if let match = key.prefixMatch(of: /\s*\w*\s*\.(to|from)\b/) {
      isToThere = match.output.1 == "to"
      isToBack = isToThere
      return
    }
    let choice = /(.*\w)\s*\?\s*\w*\s*\.(to|from)\s*:\s*\w*\s*\.(to|from)\b.*/
    guard let match = key.wholeMatch(of: choice),
      let leadsThere = AnimatorDirection.leadsThere(match.output.1)
    else { return nil }
    isToThere = (leadsThere ? match.output.2 : match.output.3) == "to"
    isToBack = (leadsThere ? match.output.3 : match.output.2) == "to"
  }

  /// What is there to a presentation and its dismissal, as code spells a screen's role; an animator for both that
  /// looks at one side alone looks for what it presents.
  func role(for ways: Set<TransitionWay>) -> String? {
    guard !ways.isEmpty, ways.isSubset(of: [.presented, .dismissed]) else { return nil }
    let isPresented = ways.map { $0 == .presented ? isToThere : !isToBack }
    return isPresented.contains(true) ? "presented" : "presenter"
  }
}
