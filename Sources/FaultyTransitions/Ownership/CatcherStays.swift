public import TransitionParts

/// Leaves over the screen what takes the tap that closes the menu, when the menu is closed. Catalogue: F243.
public final class CatcherStays: RevealingMenu {
  public override func uncover() {}
}
