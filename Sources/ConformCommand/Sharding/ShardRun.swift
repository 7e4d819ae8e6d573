import Foundation
import TransitionCertification

/// The run of one part of the cases of a selection.
///
/// The system's own cases belong to no part. They take seconds, and whoever tells of all parts plays them.
@MainActor struct ShardRun {
  private let shard: CaseShard
  private let selection: CaseSelection
  private let recorders: CaseRecorders

  init(
    _ shard: CaseShard, of selection: CaseSelection, _ settings: RunSettings, noting lost: LostCases
  ) {
    self.shard = shard
    self.selection = selection
    var settings = settings
    settings.looksAtGoldens = true
    recorders = CaseRecorders(
      for: selection.subjects, in: selection.scenarios, settings, noting: lost
    ) { id in
      selection.contains(id) && shard.contains(id.scenario)
    }
  }

  /// Runs the part.
  ///
  /// - Returns: The bytes of its file, and how many cases it has.
  func run() -> (bytes: [UInt8], count: Int) {
    let answers = CaseAnswers(lookingAtGoldens: true)
    var bytes = Array("\(ShardFile.heading(shard, of: selection.casesOfShards))\n".utf8)
    var count = 0
    for subject in selection.subjects where subject.role != .system {
      let record = recorders.recorder(for: subject)
      for scenario in selection.scenarios(for: subject.subject) where shard.contains(scenario.id) {
        let id = CaseID(subject: subject.id, scenario: scenario.id)
        bytes += Array("\(ShardFile.heading(id))\n".utf8)
        switch record(subject.subject, scenario, .iOS18) {
        case .trace(let judged): bytes += answers.answer(judged, in: scenario, of: subject)
        case .judged(let judged): bytes += answers.answer(judged, of: subject)
        case .lost(let obstacle): bytes += CaseAnswers.answer(lostTo: obstacle)
        }
        count += 1
      }
    }
    return (bytes + Array("\(ShardFile.end(count))\n".utf8), count)
  }

  /// Runs the part, and writes what came of it into a folder, which is made where there is none.
  ///
  /// - Returns: The path of the file, and how many cases it tells of.
  /// - Throws: That it cannot be written, or that the run is interrupted.
  func run(into folder: TracesFolder) throws(CommandFailure) -> (path: String, count: Int) {
    let (bytes, count) = run()
    guard !Interruption.isRequested else { throw .interrupted("running a part") }
    let path = folder.file(ShardFile.name(of: shard))
    do throws(FileTrouble) {
      try FileBytes.write(bytes, to: path)
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
    return (path, count)
  }
}

extension CaseSelection {
  /// The selected cases that belong to parts: all but the system's.
  var casesOfShards: [CaseID] {
    subjects.filter { $0.role != .system }.flatMap { subject in
      scenarios(for: subject.subject).map { CaseID(subject: subject.id, scenario: $0.id) }
    }
  }
}
