import TransitionStage

/// Presentations and dismissals.
enum ModalFamily {
  static let all: [Scenario] = []
}
