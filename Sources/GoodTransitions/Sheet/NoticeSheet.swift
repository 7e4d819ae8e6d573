public import TransitionParts
public import UIKit

/// A sheet that goes by a tap wherever that is, on the sheet itself as well.
public final class NoticeSheet: TappedSheet {
  public override func listen(on dimming: UIView) { containerView?.addGestureRecognizer(tap) }
}
