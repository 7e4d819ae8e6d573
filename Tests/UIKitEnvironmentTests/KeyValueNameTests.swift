import Testing
import UIKit

/// Properties that an object observes by their names.
@Suite("Properties observed by name", .serialized) @MainActor struct KeyValueNameTests {
  init() { Headless.reset() }

  private final class Observer: UIView {
    private(set) var heard: [(path: String?, change: [NSKeyValueChangeKey: Any])] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append((keyPath, change ?? [:]))
    }
  }

  private final class Plain: NSObject, KeyValueObserver {
    private(set) var count = 0

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      count += 1
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private final class Model: NSObject {
    var isSliding = false
  }

  @Test("a scroll view's offset is told of at once, with the values that were asked for")
  func offset() throws {
    let (view, observer) = (UIScrollView(), Observer())
    view.addObserver(observer, forKeyPath: "contentOffset", options: [.new, .old], context: nil)

    view.contentOffset.y = 10

    let heard = try #require(observer.heard.first)
    #expect(heard.path == "contentOffset")
    #expect((heard.change[.newKey] as? CGPoint)?.y == 10)
    #expect((heard.change[.oldKey] as? NSValue)?.cgPointValue == .zero)
    view.removeObserver(observer, forKeyPath: "contentOffset")
    view.contentOffset.y = 20
    #expect(observer.heard.count == 1)
  }

  @Test("a frame is told of when the turn goes on, and at once where that was asked for")
  func frame() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "frame", options: .initial, context: nil)
    #expect(observer.heard.count == 1)

    view.frame.size.width = 5
    view.frame.size.width = 6
    Headless.settle()

    #expect(observer.heard.count == 2)
    #expect(observer.heard.last?.change[.newKey] == nil)
  }

  @Test("an object of one's own is told by a property that it keeps")
  func stored() {
    let (model, observer) = (Model(), Plain())
    model.addObserver(observer, forKeyPath: "isSliding", options: [], context: nil)

    model.isSliding = true
    Headless.settle()
    #expect(observer.count == 1)
  }

  @Test("a context takes off only what was asked for with it")
  func contexts() {
    let (view, observer) = (UIScrollView(), Plain())
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    view.addObserver(observer, forKeyPath: "contentSize", context: nil)
    view.addObserver(observer, forKeyPath: "contentSize", context: context)
    view.removeObserver(observer, forKeyPath: "contentSize", context: context)

    view.contentSize.width = 3
    Headless.settle()

    #expect(observer.count == 1)
  }

  @Test("who is gone is told of nothing, and nobody is told of a name that is not there")
  func absences() {
    let view = UIScrollView()
    var gone: Plain? = Plain()
    weak let kept = gone
    view.addObserver(gone!, forKeyPath: "contentSize", context: nil)
    gone = nil
    #expect(kept == nil)
    let observer = Plain()
    view.addObserver(observer, forKeyPath: "nothing", options: .new, context: nil)

    view.contentSize.width = 3
    Headless.settle()

    #expect(observer.count == 0)
  }
}
