public import TransitionParts
public import UIKit

/// A message in a window of its own, which leaves its scene when the message has gone.
public final class ScenelessBanner: BannerWindow {
  public override func takeAway(_ window: UIWindow) { window.windowScene = nil }
}
