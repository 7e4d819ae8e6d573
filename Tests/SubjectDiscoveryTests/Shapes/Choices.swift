import UIKit

// What has to be chosen for a transition: one of its looks, or the style that it is made for.

/// Its looks are declared in another order than that of their names, and one wants a picture.
final class Picky: NSObject, UIViewControllerTransitioningDelegate {
  enum Look {
    case zoom, slide
    case fade
  }

  private let look: Look
  private let picture: UIImage?

  init(look: Look, picture: UIImage? = nil) {
    self.look = look
    self.picture = picture
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if look == .zoom, let picture = picture {
      return PictureAnimator(picture: picture)
    }
    if look == .slide { return Curved(curve: 1) }
    return Curved(curve: look == .fade ? 2 : 3)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    look == .zoom
      ? PictureDimming(presentedViewController: presented, presenting: presenting) : nil
  }
}

/// It is made with a picture, which nobody gives.
final class PictureAnimator: Timed {
  init(picture: UIImage) {}
}

/// It comes with a picture, and tells the presenter by hand.
final class PictureDimming: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(false, animated: true)
    presentingViewController.endAppearanceTransition()
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
    presentingViewController.endAppearanceTransition()
  }
}

/// Each of its looks wants a picture.
final class Pickier: NSObject, UIViewControllerTransitioningDelegate {
  enum Look { case zoom, grow }

  private let look: Look
  private let picture: UIImage?

  init(look: Look, picture: UIImage? = nil) {
    self.look = look
    self.picture = picture
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch look {
    case .zoom:
      guard let shown = picture else { return nil }
      return Curved(curve: Int(shown.size.width))
    case .grow: if let picture { return Curved(curve: Int(picture.size.height)) }
    }
    return nil
  }
}

enum Pace { case slow, quick }

/// The library itself hands over another case than the first.
final class Paced: Timed {
  init(pace: Pace) {}

  static func usual() -> Paced { Paced(pace: .quick) }
}

/// What options have to say; those that can be made without a word say it.
protocol Pacing {
  var seconds: Double { get }
}

struct AnyPacing: Pacing {
  let seconds: Double
  init(seconds: Int) { self.seconds = Double(seconds) }
}

struct ShortPacing: Pacing {
  var seconds = 0.2
}

final class WantsPacing: Timed {
  init(pacing: any Pacing) {}
}

/// Whoever is told something is an object, which nobody would keep.
protocol Listening: AnyObject {}

final class Listener: Listening {}

final class WantsListener: Timed {
  init(listener: any Listening) {}
}

final class Curved: Timed {
  init(curve: Int = 0) {}
}

/// An animator that anybody can make, and that the library makes for whole screens alone.
public final class WholeOnly: Timed {}

/// What a library plays animators in by itself.
class OwnContext: NSObject {
  func end() {}
}

/// An animator that does nothing in another context.
final class InOwnContext: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // The library's own.
    guard let own = transitionContext as? OwnContext else { return }
    own.end()
  }
}

/// A screen that is its own delegate, and that only a storyboard makes.
final class OfStoryboard: UIViewController, UIViewControllerTransitioningDelegate {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    transitioningDelegate = self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    FadeOfStoryboard()
  }
}

final class FadeOfStoryboard: Timed {}

/// A screen that anybody can make, and that a storyboard makes with a label.
final class WithOutlet: UIViewController, UIViewControllerTransitioningDelegate {
  var label: UILabel!

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    FadeOfStoryboard()
  }
}

extension WithOutlet {
  @MainActor static func makeKnownForScreensWithOutlet() {}
}

/// A screen that is always whole, of which nobody knows what to make it.
final class WholeScreen: UIViewController, UIViewControllerTransitioningDelegate {
  init(rooms: [Int]) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { return .fullScreen }
    set {}
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { WholeOnly() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { WholeOnly() }
}

/// An animator that the library makes for two styles.
public final class WholeOrNot: Timed {}

final class WholeOrNotScreen: UIViewController, UIViewControllerTransitioningDelegate {
  init(rooms: [Int]) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { view.bounds.width > 400 ? .custom : .fullScreen }
    set {}
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { WholeOrNot() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { WholeOrNot() }
}
