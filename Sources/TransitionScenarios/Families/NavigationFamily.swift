import TransitionStage

/// Pushes, pops and replaced stacks.
enum NavigationFamily {
  static let all: [Scenario] = []
}
