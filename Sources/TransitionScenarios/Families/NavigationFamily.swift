import TransitionStage

/// Pushes, pops and replaced stacks.
enum NavigationFamily {
  static let all: [Scenario] =
    NavigationSetting.allCases.flatMap { NavigationChanges($0).scenarios }
    + NavigationOverlaps.all + NavigationEnvironment.all + NavigationSwipes.all
    + CallbackRequests.navigation
}
