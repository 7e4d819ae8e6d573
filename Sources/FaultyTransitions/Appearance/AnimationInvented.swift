public import TransitionParts

/// Tells the presenter of an animation, whether there is one or not. Catalogue: F196.
public final class AnimationInvented: TellingPresentation {
  public override var flag: Bool { true }
}
