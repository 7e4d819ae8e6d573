/// A variable that says how a run is made.
package enum RunVariable: String, CaseIterable, Sendable {
  case workers = "CONFORM_JOBS"
  case caseSeconds = "CONFORM_CASE_SECONDS"
  case caseMegabytes = "CONFORM_CASE_MEGABYTES"
  case progress = "CONFORM_PROGRESS"

  /// What it says, in a few words.
  package var help: String {
    switch self {
    case .workers: "how many processes run cases at the same time; '--workers' counts more"
    case .caseSeconds: "how much processor time each of them may use"
    case .caseMegabytes: "how much memory each of them may use"
    case .progress: "'none': it is not said how far a run is"
    }
  }
}
