@_exported public import ConformanceRules
@_exported public import TransitionScenarios
@_exported public import TransitionStage
