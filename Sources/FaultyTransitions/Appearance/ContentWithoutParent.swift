public import TransitionParts
public import UIKit

/// Puts a controller's view into the screen that comes, and makes nobody its parent.
///
/// The content hears that it did appear as soon as the screen is in, long before the transition is over.
/// Catalogue: F011.
public final class ContentWithoutParent: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if isForward, let shell = context.view(forKey: .to) {
      let content = UIViewController()
      content.view.frame = shell.bounds
      shell.addSubview(content.view)
      self.content = content
    }
  }

  private var content: UIViewController?
}
