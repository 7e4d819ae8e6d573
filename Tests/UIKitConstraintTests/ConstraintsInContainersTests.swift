import Testing
import UIKit

/// A presentation whose dimming is pinned to the container's edges.
private final class PinnedPresentation: UIPresentationController {
  let dimming = UIView()
  /// The dimming's frames as the hooks around the layout see them.
  private(set) var frames: [CGRect] = []

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(dimming)
    pin(dimming, to: containerView)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    frames.append(dimming.frame)
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    frames.append(dimming.frame)
  }
}

private final class PinnedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: PinnedPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation = PinnedPresentation(
      presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

@MainActor private func pin(_ view: UIView, to host: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    view.topAnchor.constraint(equalTo: host.topAnchor),
    view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
  ])
}

@Suite("Constraints in views that UIKit brings", .serialized) @MainActor
struct ConstraintsInContainersTests {
  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("what is pinned in the container of a presentation is laid out between the hooks")
  func presentation() throws {
    Headless.reset()
    let root = UIViewController()
    let window = show(root)
    let delegate = PinnedDelegate()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate

    root.present(sheet, animated: false)
    Headless.settle()

    let presentation = try #require(delegate.presentation)
    #expect(presentation.dimming.frame == window.bounds)
    #expect(presentation.frames.prefix(2) == [.zero, window.bounds])
  }

  @Test(
    "what is pinned in the view of a container of UIKit's is laid out",
    arguments: [
      { UINavigationController(rootViewController: UIViewController()) },
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        return tabs
      },
      {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        return split
      },
    ] as [@MainActor @Sendable () -> UIViewController])
  func containers(make: @MainActor @Sendable () -> UIViewController) {
    Headless.reset()
    let container = make()
    let window = show(container)
    let banner = UIView()
    container.view.addSubview(banner)
    pin(banner, to: container.view)

    Headless.settle()

    #expect(banner.frame == window.bounds)
  }
}
