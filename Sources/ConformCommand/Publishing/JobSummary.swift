import ConformanceReports
import TransitionCertification

/// The summary of a job on GitHub: a file that each step adds its own to.
package struct JobSummary {
  private let path: String

  /// The variable in which GitHub names the file.
  package static let variable = "GITHUB_STEP_SUMMARY"

  /// The summary of this job; none where GitHub names no file.
  init?(_ environment: [String: String]) {
    guard let path = environment[Self.variable], !path.isEmpty else { return nil }
    self.path = path
  }

  /// Adds what was found. GitHub drops a summary that is too long: what does not fit is left out.
  ///
  /// - Throws: That it cannot be written.
  func add(_ publication: Publication) throws(CommandFailure) {
    // Where there is none yet, all the room is left.
    let written = (try? FileBytes.read(path)) ?? []
    let room = MarkdownReport.limit - written.count
    guard room > MarkdownReport.leastLimit else { return }
    do throws(FileTrouble) {
      try FileBytes.append(Array(MarkdownReport(publication).text(limit: room).utf8), to: path)
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
  }
}
