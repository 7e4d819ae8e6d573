import Testing
import UIKit

@MainActor @Suite("Where scrolled content begins", .serialized) struct ScrollInsetTests {
  /// Hears of insets.
  private final class Hearer: NSObject, UIScrollViewDelegate {
    var insets: [UIEdgeInsets] = []

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset)
    }
  }

  /// A scroll view that fills a controller's view, on the screen.
  @MainActor private struct Stage {
    let controller = UIViewController()
    let scroll = UIScrollView()
    /// The navigation around the controller, where it is in one.
    private(set) var nav: UINavigationController?

    init(isInNavigation: Bool = false, contentHeight: CGFloat = 2000) {
      Headless.reset()
      scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      scroll.contentSize = CGSize(width: 390, height: contentHeight)
      controller.view.addSubview(scroll)
      if isInNavigation { nav = UINavigationController(rootViewController: controller) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = nav ?? controller
      window.makeKeyAndVisible()
      Headless.settle()
    }

    /// How much is covered of the controller's view at the top.
    var covered: CGFloat { controller.view.safeAreaInsets.top }
  }

  @Test("content that has somewhere to go begins below what covers it")
  func beginning() {
    let stage = Stage()

    #expect(stage.covered > 0)
    #expect(stage.scroll.contentOffset.y == -stage.covered)
  }

  @Test(
    "content that fits begins at the edge, unless a navigation's bar is there",
    arguments: [false, true])
  func short(isInNavigation: Bool) {
    let stage = Stage(isInNavigation: isInNavigation, contentHeight: 100)

    let top = isInNavigation ? stage.covered : 0
    #expect(stage.scroll.contentOffset.y == -top)
    #expect(!isInNavigation || top > 44)
  }

  @Test(
    "the behaviour decides which safe areas count",
    arguments: UIScrollView.ContentInsetAdjustmentBehavior.all, [100, 2000])
  func behaviour(behaviour: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat) {
    let stage = Stage(contentHeight: height)

    stage.scroll.contentInsetAdjustmentBehavior = behaviour

    let counts = behaviour == .always || behaviour != .never && height == 2000
    #expect(stage.scroll.contentOffset.y == (counts ? -stage.covered : 0))
  }

  @Test("it stays at its beginning when a bar goes, and where it was scrolled")
  func barGoes() {
    let stage = Stage(isInNavigation: true)
    let (scroll, covered) = (stage.scroll, stage.scroll.adjustedContentInset.top)

    stage.nav?.setNavigationBarHidden(true, animated: false)
    Headless.settle()
    #expect(scroll.adjustedContentInset.top < covered)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)

    scroll.contentOffset.y = 300
    stage.nav?.setNavigationBarHidden(false, animated: false)
    Headless.settle()
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("the delegate hears of each change of the insets once")
  func told() {
    let hearer = Hearer()
    let stage = Stage()
    stage.scroll.delegate = hearer

    stage.scroll.contentInset.bottom = 50
    stage.scroll.contentInset.bottom = 50
    stage.controller.additionalSafeAreaInsets.top = 10
    Headless.settle()

    let bottom = 50 + stage.controller.view.safeAreaInsets.bottom
    #expect(hearer.insets.map(\.bottom) == [bottom, bottom])
    #expect(hearer.insets.last?.top == stage.covered)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate static let all: [Self] = [.automatic, .scrollableAxes, .never, .always]
}
