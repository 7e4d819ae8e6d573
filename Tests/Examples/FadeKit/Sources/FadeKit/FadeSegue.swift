import UIKit

/// Presents its destination by a fade, as a storyboard asks for.
public final class FadeSegue: UIStoryboardSegue {
  public override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}
