import TransitionParts
public import UIKit

/// Presents its destination by a slide; a finger pulls it in, and another one leads back.
///
/// The source keeps what animates and follows the fingers, as a value beside it.
public final class PulledSegue: UIStoryboardSegue {
  private static let kept = KeptValue<SlideDelegate>()

  /// Watches for fingers on a source that pull the destination in.
  public static func watch(
    _ source: UIViewController, perform: @escaping @MainActor () -> Void
  ) {
    slide(of: source).watch(source, present: perform)
  }

  public override func perform() {
    destination.transitioningDelegate = Self.slide(of: source)
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }

  private static func slide(of source: UIViewController) -> SlideDelegate {
    if let slide = kept[source] { return slide }
    let slide = SlideDelegate(driver: { [weak source] _ in
      PanDriver(.down) { goBack(to: source) }
    })
    kept[source] = slide
    return slide
  }

  private static func goBack(to source: UIViewController?) {
    guard let source, let top = source.presentedViewController else { return }
    PulledUnwindSegue(identifier: "unwind", source: top, destination: source).perform()
  }
}

/// Leads back from where a pulled segue led, past all that lies above.
public final class PulledUnwindSegue: UIStoryboardSegue {
  public override func perform() {
    destination.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
