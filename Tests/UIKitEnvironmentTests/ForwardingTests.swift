import Testing
import UIKit

/// Stands before another delegate, and has one method of its own.
@MainActor
private final class Proxy: NSObject, MessageForwarding, UIScrollViewDelegate,
  UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  weak var target: NSObject?
  let log: Log
  var asked: [String] = []

  init(_ target: NSObject, _ log: Log) {
    self.target = target
    self.log = log
  }

  func responds(to aSelector: Selector!) -> Bool {
    asked.append(aSelector.description)
    return super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
  }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    target?.responds(to: aSelector) == true ? target : super.forwardingTarget(for: aSelector)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("proxy drags") }
}

@MainActor
private final class Target: NSObject, UIScrollViewDelegate,
  UINavigationControllerDelegate
{
  let log: Log

  init(_ log: Log) { self.log = log }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("target scrolls") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("target drags") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("target shows") }
}

@Suite("Delegates that stand before others", .serialized) @MainActor struct ForwardingTests {
  @Test("hand on what they have no method for, and keep what they have")
  func scrolling() {
    Headless.reset()
    let log = Log()
    let target = Target(log)
    let proxy = Proxy(target, log)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = proxy

    scroll.contentOffset.y = 10
    scroll.delegate?.scrollViewWillBeginDragging(scroll)

    #expect(log.lines == ["target scrolls", "proxy drags"])
    #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == false)
    #expect(proxy.asked.contains("scrollViewDidScroll:"))
  }

  @Test("answer for UIKit's containers too, and for what nobody has, as nobody does")
  func containers() {
    Headless.reset()
    let log = Log()
    let target = Target(log)
    let proxy = Proxy(target, log)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = proxy
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.settle()
    log.clear()

    navigation.pushViewController(UIViewController(), animated: true)
    Headless.settle()

    #expect(log.lines == ["target shows"])
    let pan = UIPanGestureRecognizer()
    pan.delegate = proxy
    #expect(pan.delegate?.gestureRecognizerShouldBegin(pan) == true)
  }

  @Test("respond to a method of a class where they are of it, and can be asked by any name")
  func responding() {
    let view: UIView = UILabel(frame: .zero)
    let object = NSObject()

    #expect(view.responds(to: Selector("layoutSubviews", UIView.layoutSubviews)))
    #expect(!object.responds(to: Selector("layoutSubviews", UIView.layoutSubviews)))
    #expect(!object.responds(to: "unknown:"))
    #expect(object.forwardingTarget(for: "unknown:") == nil)
  }
}
