/// All exemptions, in the order in which they take effect.
public enum ExemptionCatalogue {
  /// Every exemption: first those that choose references, then those that let observations off.
  ///
  /// What sets a kind of observations apart comes before what looks at those.
  public static let all: [Exemption] =
    [
      .withoutReference, .anotherStyle, .stillSelections, .sideDecidesStatusBar,
      .tabsDecideStatusBar, .topDecidesStatusBar,
      .statusBarWithoutReference, .unequalRounds,
      .ignoredTouches, .refusedTabs, .refusedTurns, .abandonedGestures, .dismissedWithRoot,
    ] + [
      .unseenByHost, .sizesApart, .sizesAsShown, .loadingAhead, .carriedAway,
      .passingViews,
      .emulatedPresenterWithoutReference, .reversalsByHand, .segueClosures, .verbsWithoutClosures,
      .ownClosures,
      .passingLooks, .barlessScreens, .decidersInSwitches, .ownScreensStatusBar,
      .stackDecidesStatusBar, .smallChildStatusBar, .sameStatusBar,
      .containerLoading,
      .containerParentsApart, .childrenOutOfSight, .shownSidesAlone, .sidesClosedByTurn,
      .childrenGoneEarly,
      .containerHolders, .containerAnimatedFlag,
      .earlyChildren, .earlyPages,
      .loadingUnshown,
      .loadedBefore, .ownScreensChildren,
    ]

  /// The exemption with this id.
  public static func exemption(_ id: String) -> Exemption? { all.first { $0.id == id } }
}
