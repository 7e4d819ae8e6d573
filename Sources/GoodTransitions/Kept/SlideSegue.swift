public import UIKit

/// Presents its destination with a delegate that the destination keeps.
public final class SlideSegue: UIStoryboardSegue {
  public override func perform() {
    KeptDelegate.install(on: destination)
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}

/// Leads back by one dismissal, whatever lies above its destination.
public final class SlideUnwindSegue: UIStoryboardSegue {
  public override func perform() {
    destination.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
