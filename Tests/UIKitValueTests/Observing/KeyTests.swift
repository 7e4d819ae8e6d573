import Foundation
import Testing
import UIKit

@MainActor @Suite("Properties by their names", .serialized) struct KeyTests {
  private final class Model: NSObject {
    let name = "model"
    let child = Child()
  }

  private final class Child: NSObject {
    let age = 3
  }

  @Test("what is known is read and set, also at the end of a way")
  func known() {
    Headless.reset()
    let screen = UIViewController()
    screen.setValue("title", forKey: "title")
    screen.setValue(0.5 as CGFloat, forKeyPath: "view.alpha")

    #expect(screen.title == "title" && screen.view.alpha == 0.5)
    #expect(screen.value(forKeyPath: "view.alpha") as? CGFloat == 0.5)
    #expect(UISearchBar().value(forKey: "searchField") is UITextField)
  }

  @Test("what an object stores is read; what no property is known by is kept beside it (inferred)")
  func stored() {
    Headless.reset()
    let (model, alert) = (Model(), UIAlertController())
    alert.setValue("attributed", forKey: "attributedTitle")
    alert.setValue(UIColor.red, forKeyPath: "label.textColor")

    #expect(model.value(forKey: "name") as? String == "model")
    #expect(model.value(forKeyPath: "child.age") as? Int == 3)
    #expect(model.value(forKey: "nothing") == nil)
    #expect(alert.value(forKey: "attributedTitle") as? String == "attributed")
  }

  private struct Number: CustomTestStringConvertible, @unchecked Sendable {
    let value: Any
    var testDescription: String { "\(type(of: value)) \(value)" }
  }

  nonisolated private static let ones = [
    Number(value: 1), Number(value: 1 as Double), Number(value: 1 as Float),
    Number(value: 1 as CGFloat), Number(value: true), Number(value: NSNumber(value: 1)),
    Number(value: UInt8(1)),
  ]

  @Test(
    "numbers and truth values of any type are taken by a property of any other", arguments: ones)
  private func numbers(number: Number) {
    Headless.reset()
    let view = UIView()
    view.alpha = 0

    for key in ["alpha", "hidden", "tag"] { view.setValue(number.value, forKey: key) }

    #expect(view.alpha == 1 && view.isHidden && view.tag == 1)
  }

  @Test("a fraction is kept where it fits, and is no whole number")
  func fractions() {
    Headless.reset()
    let view = UIView()

    for key in ["alpha", "hidden", "tag"] { view.setValue(0.5, forKey: key) }

    #expect(view.alpha == 0.5 && view.isHidden && view.tag == 0)
  }

  @Test("what a property has is read, whatever else was put at its name")
  func refused() {
    Headless.reset()
    let view = UIView()
    view.setValue("much", forKey: "alpha")
    #expect(view.value(forKey: "alpha") as? CGFloat == 1)
    let tap = UITapGestureRecognizer()
    tap.setValue(3, forKey: "state")
    #expect(tap.value(forKey: "state") as? Int == 0)

    view.alpha = 0.25
    #expect(view.value(forKey: "alpha") as? CGFloat == 0.25)
  }

  private final class Follower: UIView {
    var heard: [CGFloat] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else { return }
      heard.append(offset.y)
    }
  }

  @Test("a view hears of a scroll view's offset by its name, until it is called off")
  func observing() {
    Headless.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: window.bounds)
    let follower = Follower()
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    scroll.addObserver(
      follower, forKeyPath: "contentOffset", options: [.new, .initial], context: nil)

    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 20
    scroll.removeObserver(follower, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 30
    Headless.settle()

    #expect(follower.heard == [0, 10, 20])
  }
}
