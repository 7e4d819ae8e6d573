extension Report {
  /// Gives each case what was said of it when this report was made, and runs nothing.
  ///
  /// So what was found can be judged again with other waivers.
  var replay: CaseRecorder {
    let recordings = Dictionary(
      cases.map { ($0.id.scenario, $0.recording) }, uniquingKeysWith: { first, _ in first })
    return { subject, scenario, profile in
      recordings[scenario.id] ?? Recording.inProcess(subject, scenario, profile)
    }
  }
}

extension CaseResult {
  /// What the run of the case brought to light.
  fileprivate var recording: Recording {
    guard let obstacle, obstacle.isWithoutTrace else { return .judged(judged) }
    return .lost(obstacle)
  }
}
