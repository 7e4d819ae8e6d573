public import TransitionParts

/// Passes on to its child that it goes, and keeps back that it comes again. Catalogue: F119.
public final class ReturnKeptBack: ScreenSwitcher {
  private var hasCome = false

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing || !hasCome { super.passOnStart(isAppearing, animated: animated) }
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    if !isAppearing || !hasCome { super.passOnEnd(isAppearing) }
    hasCome = true
  }
}
