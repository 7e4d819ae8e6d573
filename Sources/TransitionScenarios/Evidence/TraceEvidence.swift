import TransitionStage

/// What facts say of one trace: which of its lines they cover, and where it contradicts them.
struct TraceEvidence {
  /// The facts that cover each event, in order of the events; none for what the script does.
  let covering: [Set<String>]
  /// Where the trace is not as a fact says.
  let contradictions: [Contradiction]
  /// In how many places each fact was found, by its id.
  let findings: [String: Int]

  /// Looks for patterns in a trace.
  init(_ trace: Trace, patterns: [EvidencePattern]) {
    let scene = PatternScene(trace)
    var covering = [Set<String>](repeating: [], count: trace.events.count)
    var contradictions: [Contradiction] = []
    var findings: [String: Int] = [:]
    // Only where something is contradicted it matters which line that is.
    lazy var lines = trace.printedLines.events
    for pattern in patterns {
      let occasions = pattern.occasions(in: scene)
      guard !occasions.isEmpty else { continue }
      var walks = PatternWalks(of: pattern, in: scene)
      for occasion in occasions {
        let (covered, failure) = walks.walk(occasion)
        if let failure {
          contradictions.append(
            Contradiction(pattern.fact, failure, occasion, in: trace, at: lines))
          continue
        }
        findings[pattern.fact, default: 0] += 1
        for place in covered where trace.events[place].mark != .script {
          covering[place].insert(pattern.fact)
        }
      }
    }
    self.covering = covering
    self.contradictions = contradictions
    self.findings = findings
  }
}
