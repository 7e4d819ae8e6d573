import TransitionParts
public import UIKit

/// Pushes its destination by a slide; a finger that pulls to the right leads back.
///
/// The navigation keeps what animates and follows the finger, as a value beside it, from the first
/// segue on; a delegate that it has already stays.
public final class PulledPushSegue: UIStoryboardSegue {
  private static let kept = KeptValue<SlideNavigation>()

  public override func perform() {
    guard let navigation = source.navigationController else { return }
    if navigation.delegate == nil { Self.outfit(navigation) }
    navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
  }

  private static func outfit(_ navigation: UINavigationController) {
    let slide = SlideNavigation()
    kept[navigation] = slide
    navigation.delegate = slide
    slide.watch(navigation)
  }
}
