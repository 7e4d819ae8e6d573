@_exported public import ConformanceRules
@_exported public import TransitionComparison
@_exported public import TransitionScenarios
