/// All rules that are built, in the order of the catalogue.
public enum RuleCatalogue {
  /// The rules.
  public static var all: [any Rule.Type] {
    checkers.map { $0 as any Rule.Type }
  }

  /// The rule of this name; none where no such rule is built.
  public static func rule(_ id: RuleID) -> (any Rule.Type)? {
    checkers.first { $0.id == id }
  }

  /// Whether a rule has this name, or one of its clauses that are judged has.
  static func names(_ name: RuleID) -> Bool {
    checkers.contains { rule in
      rule.id == name
        || rule.clauses.contains { $0.isJudged && rule.id.naming($0) == name }
    }
  }

  /// The names of the rules.
  static let ids = checkers.map { $0.id }

  /// The one list: what is not here is not judged, listed or waived.
  static let checkers: [any RuleChecker.Type] = [
    AppearanceNoDoubleAppear.self,
    AppearanceNoDoubleDisappear.self,
    AppearanceWillDidPaired.self,
    AppearanceBeginEndBalanced.self,
    AppearanceForwardingExclusive.self,
    AppearanceForwardedToChildren.self,
    AppearanceNoPhantomChild.self,
    AppearanceChildWithinParent.self,
    AppearanceFinalStateMatchesWindow.self,
    AppearancePresenterContract.self,
    AppearanceCancelRollback.self,
    AppearanceNoSpuriousReversal.self,
    AppearancePhaseOrder.self,
    AppearanceAnimatedFlag.self,
    AppearanceNoDirectCall.self,
    AppearanceIsAppearingOnce.self,

    CompletionAtMostOnce.self,
    CompletionEventually.self,
    CompletionHonestFlag.self,
    CompletionNotBeforeAnimationEnd.self,
    CompletionAfterVerdict.self,
    CompletionClosureRuns.self,
    CompletionUnanimatedParity.self,
    CompletionAlongsideRuns.self,
    CompletionAnimationEndedRelayed.self,
    CompletionNoWorkAfter.self,

    OwnershipToViewInContainer.self,
    OwnershipWindowNotEmpty.self,
    OwnershipNoForeignSuperview.self,
    OwnershipPresenterNotStolen.self,
    OwnershipOriginalParentageRestored.self,
    OwnershipContainerClean.self,
    OwnershipSourceViewRestored.self,
    OwnershipChromeLifecycle.self,
    OwnershipContainerUntouched.self,

    StatusBarOwnerAfterPresent.self,
    StatusBarRestoredAfterDismiss.self,
    StatusBarRollbackOnCancel.self,
    StatusBarChildForwarded.self,
    StatusBarStyleHiddenSameOwner.self,
    StatusBarUpdateRequested.self,
    StatusBarNoGlobalWrite.self,

    ContainmentAddBeforeView.self,
    ContainmentDidMoveAfterAdd.self,
    ContainmentWillMoveNilBeforeRemove.self,
    ContainmentNoDuplicateMoves.self,
    ContainmentRemoveComplete.self,
    ContainmentViewParentAgrees.self,
    ContainmentCancelRollback.self,
    ContainmentSizeChangeForwarded.self,

    InteractionVerdictAlways.self,
    InteractionStartPolicy.self,
    InteractionProgressRange.self,
    InteractionStateReset.self,
    InteractionInputRestored.self,
    InteractionNoOverlap.self,
    InteractionNoRefusedRequest.self,
    InteractionPauseContinues.self,
    InteractionInterruptibleStable.self,
    InteractionLayerClockRestored.self,

    GeometryFinalFrame.self,
    GeometryFrameRollback.self,
    GeometryIdentityRestored.self,
    GeometrySizeChangeTracked.self,
    GeometryChromeFollows.self,
    GeometryBarsStable.self,
    GeometryNoFrameUnderTransform.self,
    GeometryZOrder.self,
    GeometryLayoutOwnership.self,

    NavigationStackConsistent.self,
    NavigationDelegatePaired.self,
    NavigationGestureAlive.self,
    NavigationTabSelectionConsistent.self,
    NavigationUnwindDirect.self,
    NavigationSymmetricAnimator.self,
    NavigationDismissalObserved.self,
    NavigationBottomBarRestored.self,

    ResourcesTransitionReleased.self,
    ResourcesDelegateAlive.self,
    ResourcesDriverAlive.self,
    ResourcesNoRecognizerGrowth.self,
    ResourcesDurationTruthful.self,
    ResourcesNoStaleParticipants.self,
    ResourcesNoOrphanAnimations.self,
    ResourcesSwitchesRestored.self,

    AccessibilityReachableSet.self,
    AccessibilityFlagsRestored.self,
    AccessibilityEscapeWorks.self,
    AccessibilityFocusAnnounced.self,
    AccessibilityResponderRestored.self,
  ]
}
