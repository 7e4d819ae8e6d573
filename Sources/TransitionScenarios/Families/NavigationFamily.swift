import TransitionStage

/// Pushes, pops and replaced stacks.
enum NavigationFamily {
  static let all: [Scenario] =
    NavigationSetting.allCases.flatMap { NavigationChanges($0).scenarios }
    + NavigationMeetings.all + NavigationEnvironment.all + NavigationSurroundings.all
    + StackMoments.all
}
