import AppearanceTrace

/// A change that the script asked for.
struct Request: Sendable {
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

extension Request {
  /// Reads a line of the script; none where it asks for no change of the hierarchy.
  init?(_ moment: Moment) {
    guard moment.mark == .script, moment.topic.isRequest, let receiver = moment.subject else {
      return nil
    }
    topic = moment.topic
    event = moment.index
    time = moment.time
    self.receiver = receiver
    object = moment.object
    isAnimated = moment.call?.flag("animated")
  }
}

extension Topic {
  /// Whether such a call asks for another controller to be shown.
  var isRequest: Bool {
    switch self {
    case .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController, .setViewControllers, .setRootViewController, .setSelectedIndex,
      .performSegue, .unwind, .select, .replace, .open, .close, .accessibilityPerformEscape:
      true
    default: false
    }
  }
}
