import TransitionStage

/// Presentations and dismissals.
enum ModalFamily {
  static let all: [Scenario] =
    ModalStyle.shown.flatMap { ModalChanges($0).scenarios } + ModalCycles.all
    + ModalChains.all + ModalMeetings.all + ModalSurroundings.all + ModalContexts.all
    + ModalEnvironment.all + ModalLooks.all + ModalMoments.all + ModalPopovers.all
}
