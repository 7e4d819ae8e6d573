public import TransitionParts

/// Hides what takes the tap that closes the menu, and puts in another one each time that it is opened.
///
/// Catalogue: F244.
public final class CatchersPileUp: RevealingMenu {
  public override func uncover() { catcher?.isHidden = true }
}
