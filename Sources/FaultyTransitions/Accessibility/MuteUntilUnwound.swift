import TransitionParts
public import UIKit

/// Hides the elements of its source while its destination is presented; whoever goes back by another way than
/// the unwind segue, by code or by a finger, leaves them hidden. Catalogue: F282.
public final class MuteUntilUnwound: UIStoryboardSegue {
  private static let kept = KeptValue<SlideDelegate>()

  public override func perform() {
    let slide = SlideDelegate()
    Self.kept[destination] = slide
    destination.transitioningDelegate = slide
    source.view.accessibilityElementsHidden = true
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}

/// Shows the elements of its destination again, and leads back there.
public final class UnmutingSegue: UIStoryboardSegue {
  public override func perform() {
    destination.dismiss(animated: UIView.areAnimationsEnabled) { [destination] in
      if destination.presentedViewController == nil {
        destination.view.accessibilityElementsHidden = false
      }
    }
  }
}
