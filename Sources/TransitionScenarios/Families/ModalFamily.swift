import TransitionStage

/// Presentations and dismissals.
enum ModalFamily {
  static let all: [Scenario] =
    ModalStyle.shown.flatMap { ModalChanges($0).scenarios } + ModalCycles.all
    + ModalChains.all + ModalOverlaps.all + ModalKeyboard.all + ModalContexts.all
    + ModalEnvironment.all + ModalLooks.all
    + ModalStyle.shown.filter(\.isSheet).flatMap { SheetSwipes($0).scenarios }
    + CallbackRequests.modal + ModalPopovers.all + ModalTaps.all + ModalCovers.all
    + Interludes.modal + ReadAloud.modal + InterfaceStyles.modal + AlertsAbove.modal
    + SheetDetents.all + PullsInVain.modal
}
