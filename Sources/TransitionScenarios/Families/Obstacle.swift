import TransitionStage

/// How the script drives a change interactively: by a finger, or by a driver of its own.
enum Pull: Sendable {
  /// Something is pulled in.
  case inward
  /// Something is pulled away.
  case away
  /// Something is pulled in, and away again.
  case bothWays
  /// Something is pulled away by the subject's own gesture, and by nothing else.
  case byGesture
  /// Something is pulled in by the subject's own gesture, and by nothing else.
  case byEntrance
  /// A navigation's stack is replaced by pulling.
  case restacking
}

/// Why a subject cannot be driven through a scenario.
enum Obstacle {
  /// Why a subject has no part in a presentation; none where it has.
  ///
  /// - Parameters:
  ///   - pull: how the script drives the change; none where it runs by itself.
  ///   - style: the style of the presentation.
  ///   - demands: what it needs of the subject's verbs.
  static func to(
    _ pull: Pull?, presenting style: ModalStyle, asking demands: [VerbDemand] = []
  ) -> @Sendable (Subject) -> String? {
    { subject in
      presenting(style, subject) ?? demands.obstacle(subject)
        ?? pull.flatMap { pulling($0, subject) }
    }
  }

  /// Why a subject has no part in presentations of something that the stage makes of screens, such as a
  /// navigation, or has a look of the stage's choice; none where it has.
  static func toOutfitting(
    _ pull: Pull?, presenting style: ModalStyle, asking demands: [VerbDemand] = []
  ) -> @Sendable (Subject) -> String? {
    { subject in
      let participant = subject.parts.presentations
      return participant?.presentsItself == true
        ? "it is presented as it is" : to(pull, presenting: style, asking: demands)(subject)
    }
  }

  /// Why a subject has no part in presentations of a navigation that the stage makes; none where it has.
  ///
  /// What wants screens of a kind of its own can do nothing with a navigation of the stage's.
  static func toPresentingNavigation(
    _ pull: Pull?, presenting style: ModalStyle, asking demands: [VerbDemand] = []
  ) -> @Sendable (Subject) -> String? {
    { subject in
      subject.screens == nil
        ? toOutfitting(pull, presenting: style, asking: demands)(subject)
        : wantsNoNavigation
    }
  }

  /// Why a subject's screens do not hide the status bar as the scenario wants; none where they do.
  static func toHidingBar(
    _ pull: Pull?, presenting style: ModalStyle
  ) -> @Sendable (Subject) -> String? {
    { subject in
      subject.screens == nil
        ? toOutfitting(pull, presenting: style)(subject)
        : "its screens decide themselves how the status bar looks"
    }
  }

  /// Why a subject has no part in a presentation under one of the system's looks; none where it has.
  static func to(
    _ pull: Pull?, presenting look: LookedStyle, asking demands: [VerbDemand] = []
  ) -> @Sendable (Subject) -> String? {
    { subject in
      subject.parts.presentations?.obstacleToLooks
        ?? to(pull, presenting: look.style, asking: demands)(subject)
    }
  }

  /// Why a subject has no part in what only animators are handed out for; none where it has.
  static func toAnimating(_ subject: Subject) -> String? {
    subject.takesDriver ? nil : "it is no animator that an app hands out"
  }

  /// Why a subject has no part in a change of a navigation's stack; none where it has.
  static func toNavigating(
    _ pull: Pull?, asking demands: [VerbDemand] = []
  ) -> @Sendable (Subject) -> String? {
    { subject in
      navigating(subject) ?? demands.obstacle(subject)
        ?? pull.flatMap { pullingBack($0, subject) }
    }
  }

  /// Why a subject has no part in a selection of a tab; none where it has.
  ///
  /// What wants screens of a kind of its own can do nothing with tabs that are navigations of the stage's.
  static func toSelecting(
    _ pull: Pull?, in setting: TabsSetting = .screens
  ) -> @Sendable (Subject) -> String? {
    { subject in
      if let obstacle = selecting(subject) ?? pull.flatMap({ pulling($0, subject) }) {
        return obstacle
      }
      return setting == .stacks && subject.screens != nil ? wantsNoNavigation : nil
    }
  }

  private static let wantsNoNavigation = "it wants screens of a kind of its own, and no navigation"

  /// Why a subject has no part in a selection that nobody animates; none for the system.
  static func toSelectingUnanimated(_ subject: Subject) -> String? {
    subject.isReference ? nil : "nobody animates"
  }

  /// Why the escape gesture is not tried on a subject; none where it is said to work.
  ///
  /// The system understands it above its sheets alone.
  static func toEscaping(
    _ style: ModalStyle, _ pull: Pull? = nil
  ) -> @Sendable (Subject) -> String? {
    { subject in
      if let obstacle = to(pull, presenting: style)(subject) { return obstacle }
      let isSheet = style != .custom
      let isUnderstood = subject.isReference ? isSheet : subject.isEscapable || isSheet
      return isUnderstood ? nil : "it does not claim to understand the escape gesture"
    }
  }

  /// Why a tap inside of what a subject presents is not tried; none where it is.
  static func toTappingInside(presenting style: ModalStyle) -> @Sendable (Subject) -> String? {
    { subject in
      if let obstacle = to(nil, presenting: style)(subject) { return obstacle }
      let isOwn = subject.screens != nil || subject.parts.presentations?.presentsItself == true
      return isOwn ? "its screens decide themselves what comes of a tap" : nil
    }
  }

  /// Why a subject has no part in what UIKit lets nobody animate or replace; none for the system.
  static func toSystem(_ subject: Subject) -> String? {
    subject.isReference ? nil : "no subject has a part in it"
  }

  /// Why a subject exchanges no root controllers of windows; none where it does.
  static func toSettingRoots(_ demands: [VerbDemand]) -> @Sendable (Subject) -> String? {
    { subject in
      guard subject.isReference || subject.verbs.setRoot != nil else {
        return "it exchanges no root controllers of windows"
      }
      return demands.obstacle(subject)
    }
  }

  /// Why a subject puts up no window of its own; none where it does.
  static func toOwnWindows(_ subject: Subject) -> String? {
    subject.hasOverlay ? nil : "it puts up no window of its own"
  }

  /// Why the top of a navigation's stack cannot be dragged away by two fingers; none where it can.
  static let toDraggingInNavigation: @Sendable (Subject) -> String? = { subject in
    if let obstacle = toNavigating(.byGesture)(subject) { return obstacle }
    guard case .drag = subject.popGesture else {
      return "at the edge of the screen there is no room for a second finger"
    }
    return nil
  }

  /// Why a subject cannot perform a segue; none where it can.
  static func toPerforming(_ pull: Pull?, _ style: SegueStyle) -> @Sendable (Subject) -> String? {
    { subject in performing(style, subject) ?? pull.flatMap { pulling($0, subject) } }
  }

  // MARK: - By itself

  private static func presenting(_ style: ModalStyle, _ subject: Subject) -> String? {
    guard let participant = subject.parts.presentations else {
      return subject.parts.absences.presentations
    }
    return participant.obstacle(toPresentingAs: style, madeFor: subject.styles)
  }

  private static func navigating(_ subject: Subject) -> String? {
    guard let participant = subject.parts.navigations else {
      return subject.parts.absences.navigation
    }
    return participant.obstacleToNavigating
  }

  private static func selecting(_ subject: Subject) -> String? {
    guard let participant = subject.parts.selections else {
      return subject.parts.absences.tabs
    }
    return participant.obstacleToSelecting
  }

  private static func performing(_ style: SegueStyle, _ subject: Subject) -> String? {
    guard let participant = subject.parts.segues else {
      return "it is no segue"
    }
    return participant.obstacle(
      toPerforming: style.route, presentingAs: style.presentation, madeFor: subject.styles)
  }

  // MARK: - By a finger or a driver

  private static func pulling(_ pull: Pull, _ subject: Subject) -> String? {
    pulling(pull, subject, by: subject.gesture)
  }

  /// The system's navigation has a gesture of its own.
  private static func pullingBack(_ pull: Pull, _ subject: Subject) -> String? {
    pulling(pull, subject, by: subject.popGesture)
  }

  private static func pulling(_ pull: Pull, _ subject: Subject, by gesture: Gesture?) -> String? {
    let entrance =
      subject.takesDriver || subject.entrance != nil ? nil : "no gesture of its own presents"
    let exit = subject.takesDriver || gesture != nil ? nil : "it has no gesture"
    return switch pull {
    case .inward: entrance
    case .away: exit
    case .bothWays: entrance ?? exit
    case .byGesture: gesture == nil ? "it has no gesture" : nil
    case .byEntrance: subject.entrance == nil ? "no gesture of its own presents" : nil
    case .restacking:
      subject.takesDriver || subject.restacking != nil
        ? nil : "no gesture of its own replaces the stack"
    }
  }
}
