package import TransitionStage

/// How a scenario's presentation is made: its style, its look, and what the two sides are.
package struct PresentationSetting: Hashable, Sendable {
  /// How what is presented is presented.
  package let style: ModalStyle
  /// How the system moves it; none where the scenario leaves it at what a controller has by itself.
  package let look: Look?
  /// In what the two sides lie.
  package let wrapper: Wrapper

  /// In what the two sides of a presentation lie.
  package enum Wrapper: Sendable, Hashable, CaseIterable {
    /// They are screens.
    case none
    /// A navigation controller is around the presenter, and may be around what it presents.
    case navigation
  }

  /// The part of scenarios' ids that names it.
  var id: String {
    let name = look.map { LookedStyle(style: style, look: $0).id } ?? style.rawValue
    return switch wrapper {
    case .none: name
    case .navigation: "\(name)-navigation"
    }
  }
}
