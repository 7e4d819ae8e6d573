import CaseProcesses
import Thoroughness
import TransitionCertification
import UnrulySubjects

/// What is told in a test of subjects that do something to the process that they run in.
enum WorstSubjects {
  /// What is told of each, from its first words on; none where nothing is.
  static let all: [(misdeed: Misdeed, words: String?)] = [
    (.none, nil),
    (.trap, "crashed: signal 4 (illegal instruction); it said '"),
    (.fatal, "crashed: signal 4 (illegal instruction); it said '"),
    (.trapElsewhere, "crashed: signal "),
    (.actElsewhere, "crashed: signal 4 (illegal instruction)"),
    (.exit, "ended itself with status 0"),
    (.fail, "ended itself with status 1"),
    (.exitWithHandler, "ended itself with status 3"),
    (.abort, "crashed: signal 6 (aborted)"),
    (.signal, "crashed: signal 15 (terminated)"),
    (.kill, "crashed: signal 9 (killed)"),
    (.recurse, "crashed: signal 11 (segmentation fault)"),
    (.eat, "used more than 256 MB of memory; it said 'Fatal error: failed to allocate"),
    (.loop, "used more than 1 s of processor time"),
    (.sleep, "hung: its process did not answer for 2 seconds"),
    (.wait, "hung: its process did not answer for 2 seconds"),
    (.stop, "hung: its process did not answer for 2 seconds"),
    (.stay, "hung: its process did not answer for 2 seconds"),
    (.closeDescriptors, nil),
    (.writeRubbish, nil),
    (.printMuch, nil),
    (.wander, nil),
    (.leaveThread, nil),
    (.split, nil),
  ]

  /// Those that are tried: in a sample one for each way in which a case ends its process, detains it, or does neither.
  ///
  /// The command is tried on all of them each time, and has the same limits.
  static let tried = all.filter {
    Thoroughness.choose(
      [.none, .trap, .exit, .eat, .loop, .sleep, .split].contains($0.misdeed), exhaustive: true)
  }

  /// Few seconds and little memory.
  static let environment = ["CONFORM_CASE_SECONDS": "1", "CONFORM_CASE_MEGABYTES": "256"]

  /// What speaks against what was told of one of them; nothing where all is as it should be.
  static func complaints(about report: Report, _ misdeed: Misdeed, _ words: String?) -> [String] {
    let lost = report.cases.filter { $0.obstacle != nil }
    var complaints: [String] = []
    if report.cases.count < 14 { complaints.append("there are \(report.cases.count) cases") }
    guard let words else {
      return complaints + (report.verdict == .certified ? [] : [report.wholeSummary])
    }
    if lost.map(\.id.scenario) != [Misdeed.scenario] { complaints.append("lost are \(lost)") }
    let told = lost.first?.obstacle?.description ?? "nothing"
    if !told.hasPrefix(words) { complaints.append("\(misdeed): \(told)") }
    if report.verdict != .incomplete { complaints.append("the verdict is \(report.verdict)") }
    return complaints
  }
}
