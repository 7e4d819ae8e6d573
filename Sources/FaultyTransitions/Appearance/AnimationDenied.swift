public import TransitionParts

/// Tells the presenter of no animation, whether there is one or not. Catalogue: F196.
public final class AnimationDenied: TellingPresentation {
  public override var flag: Bool { false }
}
