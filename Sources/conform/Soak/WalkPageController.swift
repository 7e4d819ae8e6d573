import ConformanceDocuments
import TransitionCertification

/// Pages of which the first comes when the book itself is seen.
///
/// A page that is set earlier hears that it appears although nobody sees it (PG-05).
final class WalkPageController: UIPageViewController {
  /// The page that it opens with.
  var first: UIViewController?

  /// Whether it has its pages.
  var isOpen: Bool { first == nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let first else { return }
    self.first = nil
    setViewControllers([first], direction: .forward, animated: false)
  }
}
