/// All rules that are built, in the order of the catalogue.
public enum RuleCatalogue {
  /// The rules.
  public static var all: [any Rule.Type] {
    machines.map { $0 as any Rule.Type }
  }

  /// The rule of this name; none where no such rule is built.
  public static func rule(_ id: RuleID) -> (any Rule.Type)? {
    machines.first { $0.id == id }
  }

  /// The one list: what is not here is not judged, listed or waived.
  static let machines: [any Machine.Type] = [
    AppearanceNoDoubleAppear.self,
    AppearanceNoDoubleDisappear.self,
    AppearanceWillDidPaired.self,
    AppearanceBeginEndBalanced.self,
    AppearanceFinalStateMatchesWindow.self,
    AppearancePresenterContract.self,
    CompletionAtMostOnce.self,
    CompletionEventually.self,
    CompletionHonestFlag.self,
    OwnershipToViewInContainer.self,
    OwnershipWindowNotEmpty.self,
    OwnershipPresenterNotStolen.self,
    StatusBarOwnerAfterPresent.self,
    StatusBarRestoredAfterDismiss.self,
    ResourcesDelegateAlive.self,
  ]
}
