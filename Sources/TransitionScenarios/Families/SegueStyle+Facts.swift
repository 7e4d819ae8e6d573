extension SegueStyle {
  /// The facts about what the same request by code leads to.
  var performing: [String] {
    if self == .presentAtOnce { return performingAtOnce }
    if let presentation { return StyleFacts(presentation).presenting + statusBar }
    return (self == .push ? ["NV-01", "NV-02", "NV-09"] : ["NV-04", "NV-09"]) + statusBar
  }

  /// The facts about what the same request leads to without an animation.
  var performingAtOnce: [String] {
    if let presentation { return StyleFacts(presentation).presentingAtOnce + statusBar }
    return ["NV-04", "NV-09"] + statusBar
  }

  /// The facts about what the way back leads to.
  var unwinding: [String] {
    if let presentation {
      let facts = StyleFacts(presentation)
      return (self == .presentAtOnce ? facts.dismissingAtOnce : facts.dismissing) + statusBar
    }
    return ["NV-05", "NV-09"] + statusBar
  }

  /// The facts about what comes of the request if a hand gives it up.
  var performingGivenUp: [String] {
    (presentation == nil ? ["NI-02", "BE-14"] : performing + ["CO-11", "BE-14"]) + statusBar
  }

  /// The facts about what comes of the way back if a hand gives it up.
  var unwindingGivenUp: [String] {
    (presentation == nil ? ["NI-02", "NI-05", "NI-07", "LY-04"] : ["SH-08", "LY-04", "CO-11"])
      + statusBar
  }

  private var statusBar: [String] { [presentation.map { StyleFacts($0).statusBar } ?? "SB-02"] }
}
