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

/// A presentation that replaces a constraint by an equal one whenever its container is laid out.
private final class RenewingPresentation: UIPresentationController {
  let dimming = UIView()
  private var width: NSLayoutConstraint?
  private(set) var layouts = 0

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(dimming)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layouts += 1
    width?.isActive = false
    width = containerView.map {
      dimming.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5)
    }
    width?.isActive = true
  }
}

/// A text that needs a second line, and knows it when it has its width.
private final class WrappingText: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? 40 : 20)
  }

  override var bounds: CGRect {
    didSet { if bounds.width != oldValue.width { invalidateIntrinsicContentSize() } }
  }
}

private final class PresentingDelegate<Presentation: UIPresentationController>:
  NSObject, UIViewControllerTransitioningDelegate
{
  private(set) var presentation: Presentation?
  private let make: (UIViewController, UIViewController?) -> Presentation

  init(_ make: @escaping (UIViewController, UIViewController?) -> Presentation) {
    self.make = make
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation = make(presented, presenting)
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

  private func present<Presentation: UIPresentationController>(
    _ root: UIViewController, with delegate: PresentingDelegate<Presentation>
  ) throws -> Presentation {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    Headless.settle()
    return try #require(delegate.presentation)
  }

  @Test("what is pinned in the container of a presentation is laid out between the hooks")
  func presentation() throws {
    Headless.reset()
    let root = UIViewController()
    let window = show(root)

    let presentation = try present(root, with: PresentingDelegate(PinnedPresentation.init))

    #expect(presentation.dimming.frame == window.bounds)
    #expect(presentation.frames.prefix(2) == [.zero, window.bounds])
  }

  @Test("constraints that are renewed on the way to a layout ask for no further one")
  func renewed() throws {
    Headless.reset()
    let root = UIViewController()
    _ = show(root)

    let presentation = try present(root, with: PresentingDelegate(RenewingPresentation.init))

    #expect((1...3).contains(presentation.layouts))
    #expect(presentation.dimming.frame.width == 195)
  }

  @Test("a view that wants another size once it is placed is placed again")
  func wantsMore() {
    Headless.reset()
    let root = UIViewController()
    _ = show(root)
    let text = WrappingText()
    text.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.view.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
    ])

    Headless.settle()

    #expect(text.frame.size == CGSize(width: 100, height: 40))
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
