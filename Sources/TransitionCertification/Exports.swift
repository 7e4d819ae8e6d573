@_exported public import ConformanceRules
@_exported public import TransitionScenarios
