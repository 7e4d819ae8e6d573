package import AppearanceTrace

extension Stage {
  /// The ending of a scene that did not come to rest, or in which somebody spoke from another thread.
  ///
  /// What real time brings afterwards is told, and is no part of the story: nobody listens any more.
  func makeUnsettledEnding() -> Trace.Ending {
    let time = recorder.time
    var checkpoint = probe.checkpoint(pending: host.pending)
    host.observer = nil
    let lines = host.awaitRealTime { recorder.transitions[$0]?.name }
    checkpoint.pending += lines.map { Trace.realTimeMark + $0 }
    return .unsettled(at: time, checkpoint)
  }
}

extension Trace {
  /// What a line of what is pending begins with where it tells of real time.
  package static let realTimeMark = "real time: "
}
