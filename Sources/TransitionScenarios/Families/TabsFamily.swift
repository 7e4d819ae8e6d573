import TransitionStage

/// Selections of tabs.
enum TabsFamily {
  static let all: [Scenario] =
    TabsSetting.allCases.flatMap { TabChanges($0).scenarios } + TabOverlaps.all
    + TabEnvironment.all + CallbackRequests.tabs + CoveredChanges.tabs + Interludes.tabs
    + ReadAloud.tabs + Departures.tabs + InterfaceStyles.tabs + AlertsAbove.tabs
    + PullsInVain.tabs
}
