public import TransitionParts
public import UIKit

/// Lets a message fade away, and leaves its window where it is.
public final class BannerFadedOnly: BannerWindow {
  public override func fadedOut(_ window: UIWindow) {}
}
