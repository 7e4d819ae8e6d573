import Testing
import UIKit

@Suite("The strips above and below the safe area", .serialized) @MainActor
struct LayoutSupportTests {
  @Test("what is pinned to them lies within the safe area, and they are as high as what is covered")
  func pinned() {
    Headless.reset()
    let controller = UIViewController()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
    ])
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Headless.settle()

    let safe = controller.view.safeAreaInsets
    #expect(safe.top > 0)
    #expect(safe.bottom > 0)
    #expect(controller.topLayoutGuide.length == safe.top)
    #expect(controller.bottomLayoutGuide.length == safe.bottom)
    #expect(
      inner.frame
        == CGRect(
          x: 0, y: safe.top, width: 40,
          height: controller.view.bounds.height - safe.top - safe.bottom))
  }

  @Test("a controller that adjusts no insets keeps the safe area out of its scroll view")
  func unadjusted() {
    Headless.reset()
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize.height = 2000
    controller.view.addSubview(scroll)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Headless.settle()
    #expect(scroll.adjustedContentInset.top > 0)

    controller.automaticallyAdjustsScrollViewInsets = false

    #expect(scroll.adjustedContentInset == .zero)
  }
}
