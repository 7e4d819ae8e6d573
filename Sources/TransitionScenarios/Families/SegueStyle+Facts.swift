extension SegueStyle {
  /// The facts about what the same request by code leads to.
  var performing: [String] {
    if self == .presentUnanimated { return performingUnanimated }
    if let presentation { return StyleFacts(presentation).presenting + statusBar }
    return (self == .push ? ["NV-01", "NV-02", "NV-09"] : ["NV-04", "NV-09"]) + statusBar
  }

  /// The facts about what the same request leads to without an animation.
  var performingUnanimated: [String] {
    if let presentation { return StyleFacts(presentation).presentingUnanimated + statusBar }
    return ["NV-04", "NV-09"] + statusBar
  }

  /// The facts about what the way back leads to.
  var unwinding: [String] {
    if let presentation {
      let facts = StyleFacts(presentation)
      return (self == .presentUnanimated ? facts.dismissingUnanimated : facts.dismissing)
        + statusBar
    }
    return ["NV-05", "NV-09"] + statusBar
  }

  /// The facts about what a way back without an animation leads to.
  var leavingUnanimated: [String] {
    if let presentation { return StyleFacts(presentation).dismissingUnanimated + statusBar }
    return ["NV-05", "NV-09"] + statusBar
  }

  /// The facts about what comes of the request if a finger or a driver cancels it.
  var performingCancelled: [String] {
    (presentation == nil ? ["NI-02", "BE-14"] : performing + ["CO-11", "BE-14"]) + statusBar
  }

  /// The facts about what comes of the way back if a finger or a driver cancels it.
  var unwindingCancelled: [String] {
    (presentation == nil ? ["NI-02", "NI-05", "NI-07", "LY-04"] : ["SH-08", "LY-04", "CO-11"])
      + statusBar
  }

  private var statusBar: [String] { [presentation.map { StyleFacts($0).statusBar } ?? "SB-02"] }
}
