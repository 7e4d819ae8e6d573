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

/// Stands before several delegates, and hands each call to the first of them that responds.
@MainActor
private final class Multiplexer: NSObject, MessageForwarding, UIScrollViewDelegate,
  UITextFieldDelegate
{
  var targets: [NSObject]

  init(_ targets: [NSObject]) { self.targets = targets }

  func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || forwardingTarget(for: aSelector) != nil
  }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    targets.first { $0.responds(to: aSelector) }
  }
}

/// Hands on whatever it does not respond to itself.
@MainActor
private final class Rest: NSObject, MessageForwarding, UIScrollViewDelegate {
  let target: NSObject

  init(_ target: NSObject) { self.target = target }

  func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target.responds(to: aSelector)
  }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    super.responds(to: aSelector) ? nil : target
  }
}

/// Adopts protocols and has none of their methods.
private final class Idle: NSObject, UIScrollViewDelegate, UITextFieldDelegate {}

private final class Strict: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
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

  @Test("pass over who adopts the protocol and has no method, whoever comes first")
  func multiplexing() {
    Headless.reset()
    let log = Log()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    let all = Multiplexer([Idle(), Multiplexer([Idle(), Strict()]), Rest(Target(log))])
    (scroll.delegate, field.delegate) = (all, all)

    scroll.contentOffset.y = 10

    #expect(log.lines == ["target scrolls"])
    #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == false)
    #expect(field.delegate?.textFieldShouldEndEditing(field) == false)
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
  }

  @Test("do not respond themselves to what is just handed on for want of a method")
  func rest() {
    Headless.reset()
    let log = Log()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rest = Rest(Target(log))
    scroll.delegate = rest

    scroll.contentOffset.y = 10

    #expect(log.lines == ["target scrolls"])
  }
}
