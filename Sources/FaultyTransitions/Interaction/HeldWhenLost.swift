public import TransitionParts

/// Gives up what a finger pulls that is taken away, and holds the next switch as if the finger were there.
///
/// Catalogue: F216.
public final class HeldWhenLost: DrivenSwitcher {
  private var isHeld = false

  public override func lost() {
    super.lost()
    isHeld = true
  }

  public override func show(_ index: Int, animated: Bool) {
    super.show(index, animated: animated)
    if isHeld { run?.performance?.pauseAnimation() }
  }
}
