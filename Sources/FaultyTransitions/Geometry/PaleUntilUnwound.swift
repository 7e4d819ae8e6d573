import TransitionParts
public import UIKit

/// Makes its source pale when it pushes, and leaves it so to whoever goes back by another way than the unwind
/// segue: by code, or by a finger. Catalogue: F282.
public final class PaleUntilUnwound: UIStoryboardSegue {
  private static let kept = KeptValue<SlideNavigation>()

  public override func perform() {
    guard let navigation = source.navigationController else { return }
    if navigation.delegate == nil {
      let slide = SlideNavigation()
      Self.kept[navigation] = slide
      navigation.delegate = slide
      slide.watch(navigation)
    }
    source.view.alpha = 0.6
    navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
  }
}

/// Leads back to its destination, and gives it its colours again.
public final class ColouringSegue: UIStoryboardSegue {
  public override func perform() {
    destination.view.alpha = 1
    destination.navigationController?.popToViewController(
      destination, animated: UIView.areAnimationsEnabled)
  }
}
