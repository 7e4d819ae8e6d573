public import TransitionParts

/// Keeps each container that was ever shown, and hands none of them out again. Catalogue: F252.
public final class SwitchersRemembered: ScreenSwitcher {
  private static var all: [ScreenSwitcher] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    Self.all.append(self)
  }
}
