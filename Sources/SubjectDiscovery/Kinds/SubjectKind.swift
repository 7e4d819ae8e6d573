/// What a type is judged as: the kinds of subjects that declarations can tell of.
package enum SubjectKind: String, CaseIterable, Sendable {
  case animator, delegate, navigation, tabs, segue, container, screen

  /// The kind in a sentence.
  package var noun: String {
    switch self {
    case .animator: "an animator"
    case .delegate: "a transitioning delegate"
    case .navigation: "a navigation controller's delegate"
    case .tabs: "a tab bar controller's delegate"
    case .segue: "a segue"
    case .container: "a container"
    case .screen: "a screen that presents itself"
    }
  }
}

/// What a type is, and what says so.
enum Standing: Equatable {
  /// It is judged, as each of these.
  case subject([Evidence])
  /// It has to do with transitions, and is no subject of its own.
  case other(String)
  /// It has nothing to do with transitions.
  case unrelated

  /// A kind, and what says that it is one.
  struct Evidence: Equatable {
    let kind: SubjectKind
    /// A sentence without its subject, such as "it inherits from UIStoryboardSegue".
    let reason: String
  }
}
