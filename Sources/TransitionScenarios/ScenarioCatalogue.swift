/// All scenarios, in the order in which they run and are listed.
public enum ScenarioCatalogue {
  /// Every scenario, by family.
  public static let all: [Scenario] =
    ModalFamily.all + NavigationFamily.all + TabsFamily.all + PagesFamily.all + SplitFamily.all
    + ContainerFamily.all + ContainerExchanges.all + ContainerQuarters.all + SegueFamily.all
    + SegueKinds.all
    + WindowFamily.all

  /// The scenario with this id.
  public static func scenario(_ id: String) -> Scenario? {
    byID[id]
  }

  /// The scenario in which an action is done in a setting, in one variant.
  static func scenario(
    in setting: ScenarioSetting, _ action: String, _ variant: Scenario.Variant
  ) -> Scenario? {
    byProperties[Properties(setting: setting, action: action, variant: variant)]
  }

  /// By what a scenario is found without its id; no two scenarios have the same.
  private struct Properties: Hashable {
    let setting: ScenarioSetting
    let action: String
    let variant: Scenario.Variant
  }

  private static let byProperties = Dictionary(
    uniqueKeysWithValues: all.map { scenario in
      let properties = Properties(
        setting: scenario.setting, action: scenario.action, variant: scenario.variant)
      return (properties, scenario)
    })

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
