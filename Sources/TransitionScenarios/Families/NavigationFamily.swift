import TransitionStage

/// Pushes, pops and replaced stacks.
enum NavigationFamily {
  static let all: [Scenario] =
    NavigationSetting.allCases.flatMap { NavigationChanges($0).scenarios }
    + NavigationDepths.all + NavigationOverlaps.all + NavigationOverlaps.underFinger
    + NavigationEnvironment.all
    + NavigationSwipes.all
    + NavigationThumbnails.all + CallbackRequests.navigation + CoveredChanges.navigation
    + Interludes.navigation + ReadAloud.navigation + Departures.navigation
    + InterfaceStyles.navigation
    + AlertsAbove.navigation + PullsInVain.navigation
}
