public import TransitionParts

/// Lets the presenter recede for as long as a card is there, and lets it rise for a dismissal that is given up.
///
/// Catalogue: F174.
public final class PresenterRisesForNothing: PalingPresentation {
  public override func staysAway(afterDismissal isGone: Bool) -> Bool { false }
}
