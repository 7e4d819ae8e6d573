public import TransitionParts

/// Keeps touches from the presenter, also when nothing is presented any more. Catalogue: F134.
public final class PresenterStaysDeaf: DeafeningPresentation {
  public override func dismissalTransitionDidEnd(_ completed: Bool) {}
}
