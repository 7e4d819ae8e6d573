@_exported public import TransitionStage
