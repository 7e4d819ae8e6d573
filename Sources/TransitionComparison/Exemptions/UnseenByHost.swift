import AppearanceTrace

extension Exemption {
  /// What the host of a run could not see.
  static let unseenByHost = Exemption(
    "unseen-by-host",
    statement: "What the host of a run does not see may be told otherwise, or not at all.",
    reason: "A trace says in its header what its host does not see; what it tells of that is no"
      + " evidence, just as rules that rest on it are not judged.",
    evidence: .inferred,
    letsOff:
      "The status bar, where the host does not see who decides it; and where it does not see who"
      + " caused what happens, that views other than root views come into the window and leave it"
      + " again while no transition runs. Neither is judged here.",
    effect: .observations { sides in
      let unseen = sides.trace.header.unseen
      if unseen.contains(.statusBar) { sides.editAll { $0[.statusBar] = [] } }
      guard unseen.contains(.causes) else { return }
      let passages = sides.trace.passages { _ in true }
      sides.editSeen { $0.leaveOut { passages.contains($0.place) } }
      sides.editExpected { observations, reference in
        let passages = reference.compared.passages { _ in true }
        observations.leaveOut { passages.contains($0.place) }
      }
    })
}
