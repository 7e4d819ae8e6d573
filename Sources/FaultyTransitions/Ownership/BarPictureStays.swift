public import TransitionParts
public import UIKit

/// Leaves its picture in the bar where the fade was cut short for the background. Catalogue: F190.
public final class BarPictureStays: BarPicture {
  public override func takeOut(_ picture: UIView, hasRun: Bool) {
    if hasRun { super.takeOut(picture, hasRun: true) }
  }
}
