import AppearanceTrace

/// A change that the script asked for.
struct ScriptRequest: Sendable {
  let topic: Topic
  let event: Int
  let time: TraceTime
  /// Who was asked.
  let receiver: Name
  /// The controller, or whatever else the request is about.
  let object: Name?
  /// Whether it was to be animated; none where the line does not say so.
  let isAnimated: Bool?
}

extension ScriptRequest {
  /// Reads a line of the script; none where it asks for no change of the hierarchy.
  init?(_ entry: IndexedEvent) {
    guard entry.mark == .script, entry.topic.isRequest, let receiver = entry.principal else {
      return nil
    }
    topic = entry.topic
    event = entry.index
    time = entry.time
    self.receiver = receiver
    object = entry.counterpart
    isAnimated = entry.call?.flag("animated")
  }
}
