/// Something that a host sees of a scene, and another host may not.
///
/// What a host cannot see its traces do not tell, and they say so: rules that rest on it are not judged
/// there. The headless host sees everything.
public enum SceneSense: String, Sendable, CaseIterable {
  /// Who caused what happens outside of a crossing: the host, the script, or the subject.
  case causes
  /// Who decides how the status bar looks. On a device only inferred, from whom the system asks last.
  case statusBar = "status-bar"
  /// What assistive technology reaches. On a device only inferred, from flags and order.
  case reachability
  /// What goes on although everything has come to rest: timers, display links, animations.
  case activity

  /// What a host without it does not see, as the end of a sentence.
  public var words: String {
    switch self {
    case .causes: "who caused what happens"
    case .statusBar: "who decides the status bar"
    case .reachability: "what assistive technology reaches"
    case .activity: "what goes on at rest"
    }
  }
}

extension Set<SceneSense> {
  /// The senses in a fixed order.
  public var inOrder: [SceneSense] { SceneSense.allCases.filter(contains) }

  /// Reads senses from their words; none if one is unknown or out of order.
  init?(inOrder words: [String]) {
    self.init(words.compactMap(SceneSense.init))
    guard inOrder.map(\.rawValue) == words else { return nil }
  }
}
