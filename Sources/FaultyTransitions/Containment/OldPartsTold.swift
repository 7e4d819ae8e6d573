public import TransitionParts
public import UIKit

/// Tells its screen and its menu of the parts that they had before the device has turned.
///
/// Catalogue: F321.
public final class OldPartsTold: DividingMenu {
  public override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: view.bounds.size)
  }
}
