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
