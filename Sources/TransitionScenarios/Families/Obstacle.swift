import TransitionStage

/// The hand that a change is in.
enum Pull: Sendable {
  /// Something is pulled in.
  case inward
  /// Something is pulled away.
  case away
  /// Something is pulled in, and away again.
  case bothWays
  /// Something is pulled away by the subject's own gesture, and by nothing else.
  case byGesture
}

/// Why a subject cannot be driven through a scenario.
enum Obstacle {
  /// Why a subject has no part in a presentation; none where it has.
  ///
  /// - Parameters:
  ///   - pull: the hand that the change is in; none where it runs by itself.
  ///   - style: the style of the presentation.
  static func to(_ pull: Pull?, presenting style: ModalStyle) -> @Sendable (Subject) -> String? {
    { subject in presenting(style, subject) ?? pull.flatMap { pulling($0, subject) } }
  }

  /// Why a subject has no part in a presentation under one of the system's looks; none where it has.
  static func to(
    _ pull: Pull?, presenting look: LookedStyle
  ) -> @Sendable (Subject) -> String? {
    { subject in
      if subject.kind == .installed { return "what is installed has a look of its own" }
      return presenting(look.style, subject) ?? pull.flatMap { pulling($0, subject) }
    }
  }

  /// Why a subject has no part in what only animators are handed out for; none where it has.
  static func toAnimating(_ subject: Subject) -> String? {
    [.system, .animator].contains(subject.kind) ? nil : "it is no animator that an app hands out"
  }

  /// Why a subject has no part in a change of a navigation's stack; none where it has.
  static func toNavigating(_ pull: Pull?) -> @Sendable (Subject) -> String? {
    { subject in navigating(subject) ?? pull.flatMap { pullingBack($0, subject) } }
  }

  /// Why a subject has no part in a selection of a tab; none where it has.
  static func toSelecting(_ pull: Pull?) -> @Sendable (Subject) -> String? {
    { subject in selecting(subject) ?? pull.flatMap { pulling($0, subject) } }
  }

  /// Why a subject has no part in a selection that nobody animates; none for the system.
  static func toSelectingUnanimated(_ subject: Subject) -> String? {
    subject.kind == .system ? nil : "nobody animates"
  }

  /// Why the escape gesture is not tried on a subject; none where it is said to work.
  ///
  /// The system understands it above its sheets alone.
  static func toEscaping(_ style: ModalStyle) -> @Sendable (Subject) -> String? {
    { subject in
      if let obstacle = presenting(style, subject) { return obstacle }
      let isSheet = style != .custom
      let isUnderstood = subject.kind == .system ? isSheet : subject.isEscapable || isSheet
      return isUnderstood ? nil : "it does not claim to understand the escape gesture"
    }
  }

  /// Why a subject has no part in what UIKit lets nobody animate or replace; none for the system.
  static func toSystem(_ subject: Subject) -> String? {
    subject.kind == .system ? nil : "no subject has a part in it"
  }

  /// Why a subject cannot perform a segue; none where it can.
  static func toPerforming(_ pull: Pull?, _ style: SegueStyle) -> @Sendable (Subject) -> String? {
    { subject in performing(style, subject) ?? pull.flatMap { pulling($0, subject) } }
  }

  // MARK: - By itself

  private static func presenting(_ style: ModalStyle, _ subject: Subject) -> String? {
    switch subject.plan {
    case .system, .animator: nil
    case .delegate: presentingAsDelegate(style, subject)
    case .installed(let places, _, _):
      places.contains(.present)
        ? presentingAsDelegate(style, subject) : "it has no part in presentations"
    case .navigation: "a navigation delegate has no part in presentations"
    case .tabs: "a tab bar controller's delegate has no part in presentations"
    case .segue: "a segue has no part in presentations"
    case .container: "a container has no part in presentations"
    }
  }

  private static func presentingAsDelegate(_ style: ModalStyle, _ subject: Subject) -> String? {
    if style == .customRemoval { return "it chooses its own presentation controller" }
    return subject.styles.contains(style.uiKitStyle) ? nil : "it is not made for this style"
  }

  private static func navigating(_ subject: Subject) -> String? {
    switch subject.plan {
    case .system, .animator, .navigation: nil
    case .installed(let places, _, _):
      places.contains(.push) ? nil : "it has no part in navigation"
    case .delegate: "a transitioning delegate has no part in navigation"
    case .tabs: "a tab bar controller's delegate has no part in navigation"
    case .segue: "a segue has no part in navigation"
    case .container: "a container has no part in navigation"
    }
  }

  private static func selecting(_ subject: Subject) -> String? {
    switch subject.plan {
    case .system, .animator, .tabs: nil
    case .installed(let places, _, _):
      places.contains(.select) ? nil : "it has no part in tabs"
    case .delegate: "a transitioning delegate has no part in tabs"
    case .navigation: "a navigation delegate has no part in tabs"
    case .segue: "a segue has no part in tabs"
    case .container: "a container has no part in tabs"
    }
  }

  private static func performing(_ style: SegueStyle, _ subject: Subject) -> String? {
    if subject.kind == .system { return nil }
    guard case .segue(let plan) = subject.plan else { return "it is no segue" }
    guard plan.route == style.route else { return "its segue goes another way" }
    guard let presentation = style.presentation else { return nil }
    return subject.styles.contains(presentation.uiKitStyle) ? nil : "it is not made for this style"
  }

  // MARK: - In a hand

  private static func pulling(_ pull: Pull, _ subject: Subject) -> String? {
    let takesDriver = subject.kind == .system || subject.kind == .animator
    let entrance =
      takesDriver || subject.entrance != nil ? nil : "no gesture of its own presents"
    let exit = takesDriver || subject.gesture != nil ? nil : "it has no gesture"
    return switch pull {
    case .inward: entrance
    case .away: exit
    case .bothWays: entrance ?? exit
    case .byGesture: subject.gesture == nil ? "it has no gesture" : nil
    }
  }

  /// The system's navigation has a gesture of its own.
  private static func pullingBack(_ pull: Pull, _ subject: Subject) -> String? {
    subject.kind == .system ? nil : pulling(pull, subject)
  }
}
