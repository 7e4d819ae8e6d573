import ConformCommand
import TransitionCertification

extension Workload {
  /// Rules and reports: how they grow with events, with what is found, and with who is named.
  static let judging: [Workload] = [
    // The rules alone.
    Workload("rules.events", on: "events", counted: [30, 60, 120], plotted: 16_000) { count in
      let trace = SyntheticTrace.trace(events: count)
      return {
        var judging = Judging(trace)
        for event in trace.events { judging.observe(event) }
      }
    },
    Workload("rules.findings", on: "findings", counted: [2, 4, 8], plotted: 2000) { count in
      let trace = SyntheticTrace.cycles(count / 2, isFaulty: true)
      return { precondition(!judgedText(trace).isEmpty, "there is something to tell") }
    },
    Workload("rules.names", on: "screens with a name", counted: [1, 2, 4], plotted: 1000) { count in
      let trace = SyntheticTrace.cycles(count, sheets: count)
      return { _ = judgedText(trace) }
    },
    // The command on a file: it is read, judged and told of.
    Workload(
      "judge", on: "events", counted: [60],
      timing: Timing([100_000], .nanoseconds, ofEach: true, rounds: 2), plotted: 16_000
    ) { (count) throws(BenchmarkFailure) in
      let folder = try ScratchFolder()
      let path = try folder.write(SyntheticTrace.trace(events: count).text, to: "cycles.trace")
      return { folder.keep { judgeFile(at: path) } }
    },
  ]

  /// Judges what a file holds, as the command does it, and lets go of what it would say.
  @MainActor static func judgeFile(at path: String) {
    guard let results = try? FileJudging().results(in: [path]) else {
      preconditionFailure("the file holds a trace")
    }
    for (_, result) in results { _ = result.text(ReportStyle()) }
  }

  @MainActor private static func judgedText(_ trace: Trace) -> String {
    CaseRunner(references: ReferenceBook(), on: .today).judge(trace).text(ReportStyle())
  }
}
