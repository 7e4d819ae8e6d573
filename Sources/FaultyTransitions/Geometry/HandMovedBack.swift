public import TransitionParts
public import UIKit

/// Gives its sheet back the place that it had when the finger came down, whatever has become of the screen.
///
/// Catalogue: F461.
public final class HandMovedBack: HandMovedSheet {
  private var former: CGRect?

  public override func takeHold() { former = presentedView?.frame }

  public override var home: CGRect { former ?? super.home }
}
