import TransitionStage

/// What a fact speaks of, as far as lines of a trace can be of it.
enum FactSubject: Sendable, Hashable, CaseIterable {
  /// When a controller's view is loaded.
  case loading
  /// Which appearance callbacks come, and in which order.
  case appearance
  /// Who is told that it moves to a parent or away.
  case containment
  /// When a caller's closure runs.
  case completion
  /// Who decides the status bar.
  case statusBar
  /// Where views are put.
  case views
  /// What a delegate or a presentation controller is asked or told.
  case consultation
  /// What UIKit complains of.
  case complaint

  /// What a fact speaks of, by its id; nothing where it speaks of no line.
  static func subjects(of fact: String) -> Set<FactSubject> {
    if let subjects = byFact[fact] { return subjects }
    return byGroup[String(fact.prefix(2))] ?? []
  }

  private static let byGroup: [String: Set<FactSubject>] = [
    "FS": [.loading, .appearance],
    "SH": [.loading, .appearance],
    "OC": [.loading, .appearance],
    "CU": [.loading, .appearance],
    "NV": [.loading, .appearance],
    "NI": [.appearance],
    "BE": [.appearance],
    "TB": [.appearance],
    "LY": [.appearance],
    "PG": [.appearance],
    "SB": [.statusBar],
    "ND": [.consultation],
  ]

  private static let byFact: [String: Set<FactSubject>] = [
    "CO-01": [.completion],
    "CO-03": [.completion],
    "CO-11": [.consultation],
    "CC-05": [.loading, .appearance, .containment],
    "CC-13": [.loading, .appearance, .containment],
    "CU-10": [.consultation],
    "CU-11": [.consultation],
    "CX-08": [.views],
    "CX-09": [.views],
    "ER-02": [.complaint],
    "MC-09": [.complaint],
    "MC-10": [.complaint],
    "NI-07": [.consultation],
    "NV-09": [.containment],
    "ST-09": [.containment],
    "TB-01": [.loading, .appearance],
    "TB-02": [.loading, .appearance],
    "TB-05": [.consultation],
  ]

  /// What a line is about; none for what the script does, and for the frame around it.
  init?(_ event: Event) {
    switch event.action {
    case .statusBar: self = .statusBar
    case .insert, .remove: self = .views
    case .fault: self = .complaint
    case .call(let call):
      guard event.mark != .script, let subject = FactSubject(call.method) else { return nil }
      self = subject
    case .begin, .end, .set, .moves, .rests, .delegate, .round, .repeats, .release: return nil
    }
  }

  private init?(_ method: Call.Method) {
    switch method {
    case .loadView, .viewDidLoad: self = .loading
    case .addChild, .removeFromParent, .willMove, .didMove: self = .containment
    case _ where method.isAppearance: self = .appearance
    case _ where method.isCompletion: self = .completion
    case _ where method.isQuestion: self = .consultation
    default: return nil
    }
  }
}
