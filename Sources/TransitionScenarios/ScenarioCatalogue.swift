/// All scenarios, in the order in which they run and are listed.
public enum ScenarioCatalogue {
  /// Every scenario, by family.
  public static let all: [Scenario] =
    ModalFamily.all + NavigationFamily.all + TabsFamily.all + PagesFamily.all + SplitFamily.all
    + ContainerFamily.all + ContainerExchanges.all + SegueFamily.all + SegueKinds.all
    + WindowFamily.all

  /// The scenario with this id.
  public static func scenario(_ id: String) -> Scenario? {
    byID[id]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
