public import UIKit

/// A screen that fades in and out wherever it is presented.
///
/// It keeps its transitioning delegate itself: UIKit does not, and one that nobody keeps is gone at once.
open class FadingController: UIViewController {
  private let transition = FadeTransitioningDelegate()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    fade()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fade()
  }

  private func fade() {
    transitioningDelegate = transition
    modalPresentationStyle = .custom
  }
}
