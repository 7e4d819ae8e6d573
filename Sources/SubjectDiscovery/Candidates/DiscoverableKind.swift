/// What a type is judged as: the kinds of subjects that declarations can tell of.
package enum DiscoverableKind: String, CaseIterable, Sendable {
  case animator, delegate, navigation, tabs, segue, container, screen, roots

  /// The kind in a sentence.
  package var noun: String {
    switch self {
    case .animator: "an animator"
    case .delegate: "a transitioning delegate"
    case .navigation: "a navigation delegate"
    case .tabs: "a tab bar controller's delegate"
    case .segue: "a segue"
    case .container: "a container"
    case .screen: "a screen with its own presentation"
    case .roots: "a method that exchanges a window's root"
    }
  }
}
