import AppearanceTrace

/// How far a controller is on its way in or out, as its callbacks tell it.
enum Phase: Sendable {
  case gone, appearing, appeared, disappearing

  init(_ phase: AppearancePhase) {
    switch phase {
    case .appearing: self = .appearing
    case .appeared: self = .appeared
    case .disappearing: self = .disappearing
    }
  }

  /// The phase that a callback leads to, whether it was due or not; none for other topics.
  init?(after topic: Topic) {
    switch topic {
    case .viewWillAppear: self = .appearing
    case .viewDidAppear: self = .appeared
    case .viewWillDisappear: self = .disappearing
    case .viewDidDisappear: self = .gone
    default: return nil
    }
  }

  /// Whether the phase is one of going.
  var isOutward: Bool {
    switch self {
    case .disappearing, .gone: true
    case .appearing, .appeared: false
    }
  }

  /// The phase as the end of a sentence about a controller.
  var words: String {
    switch self {
    case .gone: "was gone"
    case .appearing: "was appearing already"
    case .appeared: "had appeared already"
    case .disappearing: "was disappearing"
    }
  }
}
