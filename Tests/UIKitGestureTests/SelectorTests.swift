import Testing
import UIKit

@MainActor @Suite("Methods that are called by their selectors", .serialized) struct SelectorTests {
  /// Has methods that want different things.
  @MainActor private final class Target: NSObject {
    private(set) var lines: [String] = []

    func comeIn(_ recognizer: UIScreenEdgePanGestureRecognizer) { lines.append("edge") }
    func go(_ recognizer: UIGestureRecognizer) { lines.append("go") }
    func press(_ button: UIButton) { lines.append("press") }
    func take(_ object: AnyObject?) { lines.append(object == nil ? "take nothing" : "take") }
    func read(_ name: String) { lines.append("read") }
  }

  private func drag() {
    Headless.touchDown(at: CGPoint(x: 10, y: 200))
    Headless.touchMove(to: CGPoint(x: 90, y: 200))
    Headless.touchUp()
  }

  @Test("a recognizer of a class that its method does not take raises K16, which names both")
  func recognizer() {
    let pad = Pad()
    let target = Target()
    pad.view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: target, action: Selector("comeIn(_:)", Target.comeIn(_:))))

    drag()

    #expect(target.lines.isEmpty && Headless.isHalted)
    #expect(
      Headless.complaints.map(\.id) == ["K16"] && Headless.complaints.first?.effect == .raised)
    #expect(
      Headless.complaints.first?.text
        == "'comeIn(_:)' wants UIScreenEdgePanGestureRecognizer and is given"
        + " UIPanGestureRecognizer: on this host it cannot be called.")
  }

  @Test("a method that takes a class of all recognizers is called with each of them")
  func superclass() {
    let pad = Pad()
    let target = Target()
    pad.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: target, action: Selector("go(_:)", Target.go(_:))))

    drag()

    #expect(target.lines == ["go", "go"] && Headless.complaints.isEmpty)
  }

  @Test("a control, a notification and a call with nothing that do not fit raise K16 too")
  func others() {
    let target = Target()
    let calls: [() -> Void] = [
      {
        let control = UISwitch()
        let action = Selector("press(_:)", Target.press(_:))
        control.addTarget(target, action: action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
      },
      {
        let (center, name) = (NotificationCenter(), Notification.Name("news"))
        center.addObserver(
          target, selector: Selector("read(_:)", Target.read(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
      },
      { target.perform(Selector("go(_:)", Target.go(_:)), with: nil) },
    ]

    for call in calls {
      Headless.reset()
      call()
      #expect(Headless.complaints.map(\.id) == ["K16"])
    }
    #expect(target.lines.isEmpty)
    #expect(Headless.complaints.first?.text.contains("is given nothing") == true)
  }

  @Test("a method that takes nothing as well is called with nothing")
  func nothing() {
    Headless.reset()
    let target = Target()

    target.perform(Selector("take(_:)", Target.take(_:)), with: nil)

    #expect(target.lines == ["take nothing"] && Headless.complaints.isEmpty)
  }
}
