public import TransitionParts

/// Keeps what it does after each switch in a closure, which keeps the container. Catalogue: F251.
public final class SwitcherKeptByClosure: ScreenSwitcher {
  private var whenSwitched: (() -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    whenSwitched = { self.setNeedsStatusBarAppearanceUpdate() }
  }

  public override func updateStatusBar() { whenSwitched?() }
}
