import Testing
import UIKit

@MainActor @Suite("Controls", .serialized)
struct ControlTests {
  /// Begins the scene anew; in the test itself, for another suite's test may run before it.
  private func freshWindow() -> UIWindow {
    Headless.reset()
    return UIWindow(frame: UIScreen.main.bounds)
  }

  @Test("a button tells of a finger that comes and is lifted inside")
  func tap() {
    let window = freshWindow()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(button)
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    let touch = UITouch()

    button.touchesBegan([touch], with: nil)
    #expect(button.isHighlighted && button.isTracking)
    button.touchesEnded([touch], with: nil)

    #expect(heard == ["down", "up"])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("a finger that is lifted outside, or taken away, taps nothing")
  func noTap() {
    let window = freshWindow()
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    window.addSubview(button)
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("outside") }, for: .touchUpOutside)
    button.addAction(UIAction { _ in heard.append("cancel") }, for: .touchCancel)
    let touch = UITouch()

    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
    button.touchesBegan([touch], with: nil)
    button.touchesCancelled([touch], with: nil)

    #expect(heard == ["outside", "cancel"])
  }

  @Test("a disabled control follows no finger")
  func disabled() {
    _ = freshWindow()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isEnabled = false
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)

    button.touchesBegan([UITouch()], with: nil)

    #expect(count == 0 && !button.isTracking)
    #expect(button.state == .disabled)
  }

  @Test("an action is sent for its events until it is removed from the last of them")
  func actions() {
    _ = freshWindow()
    let control = UIControl(frame: .zero)
    var senders: [ObjectIdentifier] = []
    let action = UIAction { action in
      senders.append(ObjectIdentifier(action.sender as AnyObject))
    }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .editingChanged)
    control.sendActions(for: [.valueChanged, .editingChanged])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)

    #expect(senders == [ObjectIdentifier(control), ObjectIdentifier(control)])
    #expect(control.allControlEvents == .editingChanged)
  }

  @Test("a finger on the screen taps the button under it, and its target is told")
  func target() {
    let window = freshWindow()
    final class Target: NSObject {
      var senders: [UIButton] = []
      func tapped(_ sender: UIButton) { senders.append(sender) }
    }
    let target = Target()
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    let tapped = Selector("tapped(_:)", Target.tapped(_:))
    button.addTarget(target, action: tapped, for: .touchUpInside)
    window.makeKeyAndVisible()
    window.addSubview(button)

    Headless.touchDown(at: CGPoint(x: 60, y: 110))
    Headless.touchUp()
    #expect(target.senders == [button])
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped(_:)"])
    #expect(button.allTargets == [target])

    button.removeTarget(nil, action: tapped, for: .allEvents)
    Headless.touchDown(at: CGPoint(x: 60, y: 110))
    Headless.touchUp()
    #expect(target.senders == [button])
    #expect(button.allTargets.isEmpty)
  }

  @Test("a control does not keep its target alive")
  func weakTarget() {
    _ = freshWindow()
    final class Target: NSObject {
      func tapped() {}
    }
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("tapped", Target.tapped), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)

    #expect(gone == nil)
  }

  @Test("a switch is turned by a tap and tells")
  func toggle() {
    _ = freshWindow()
    let toggle = UISwitch(frame: .zero)
    var values: [Bool] = []
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)

    toggle.touchesBegan([UITouch()], with: nil)
    toggle.touchesEnded([UITouch()], with: nil)
    toggle.setOn(false, animated: true)

    #expect(values == [true])
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
  }

  @Test("a button shows the title of its state, else the usual one")
  func titles() {
    _ = freshWindow()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)

    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Go")
  }

  @Test("a text field tells of editing, in order")
  func editing() {
    let window = freshWindow()
    final class Delegate: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      var agrees = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        heard.append("should begin")
        return agrees
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
    let field = UITextField(frame: .zero)
    let delegate = Delegate()
    field.delegate = delegate
    window.addSubview(field)

    delegate.agrees = false
    #expect(!field.becomeFirstResponder())
    delegate.agrees = true
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder && field.isEditing)
    #expect(field.resignFirstResponder())

    #expect(delegate.heard == ["should begin", "should begin", "began", "ended"])
    #expect(!field.isEditing)
  }

  @Test("a scroll view's offset is the origin of its bounds, and the delegate hears of it")
  func scrolling() {
    _ = freshWindow()
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var animationEnds = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animationEnds += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 100, height: 500)

    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.bounds.origin.y = 20
    scroll.contentOffset.y = 20
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    scroll.setContentOffset(.zero, animated: true)
    #expect(delegate.animationEnds == 0)
    Headless.settle()

    #expect(delegate.offsets.prefix(3) == [10, 20, 110] && delegate.offsets.last == 0)
    #expect(delegate.animationEnds == 1)
    #expect(scroll.clipsToBounds)
  }

  @Test("content follows a finger as far as there is any, and ends where the delegate wants")
  func dragging() {
    let window = freshWindow()
    final class Delegate: NSObject, UIScrollViewDelegate {
      var heard: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        heard.append("will end at \(Int(targetContentOffset.pointee.y))")
        targetContentOffset.pointee.y = 200
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("end \(decelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 300, height: 700)
    scroll.contentInsetAdjustmentBehavior = .never
    window.makeKeyAndVisible()
    window.addSubview(scroll)

    Headless.touchDown(at: CGPoint(x: 100, y: 380))
    Headless.touchMove(to: CGPoint(x: 100, y: 300))
    Headless.touchMove(to: CGPoint(x: 100, y: 280))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100) && scroll.isDragging)
    Headless.touchMove(to: CGPoint(x: 100, y: 2))
    #expect(scroll.contentOffset.y == 300)
    Headless.touchUp()
    #expect(scroll.isDecelerating && !scroll.isDragging)
    Headless.settle()

    #expect(delegate.heard == ["begin", "will end at 300", "end true", "rest"])
    #expect(scroll.contentOffset.y == 200 && !scroll.isDecelerating)
  }

  @Test("content that fits does not follow a finger, nor does it when scrolling is off")
  func noDragging() {
    let window = freshWindow()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.contentInsetAdjustmentBehavior = .never
    window.makeKeyAndVisible()
    window.addSubview(scroll)
    func drag() {
      Headless.touchDown(at: CGPoint(x: 100, y: 380))
      Headless.touchMove(to: CGPoint(x: 100, y: 300))
      Headless.touchUp()
    }

    drag()
    #expect(scroll.contentOffset == .zero)
    scroll.contentSize.height = 700
    scroll.isScrollEnabled = false
    drag()
    #expect(scroll.contentOffset == .zero)
  }

  @Test("a stack keeps the order of its views, and drops one that leaves")
  func stack() {
    _ = freshWindow()
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(b, at: 0)

    #expect(stack.arrangedSubviews == [b, a])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    stack.removeArrangedSubview(a)
    #expect(stack.subviews == [a] && stack.arrangedSubviews.isEmpty)
  }

  @Test("the content view of an effect follows its size")
  func effects() {
    _ = freshWindow()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    view.layoutIfNeeded()

    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame.size == CGSize(width: 50, height: 60))
  }

  @Test(
    "text has half an em a character and as many lines as it needs",
    arguments: [
      ("abcd", 0, CGSize(width: 20, height: 12)), ("abcd", 10, CGSize(width: 10, height: 24)),
      ("ab\nabcd", 0, CGSize(width: 20, height: 24)), ("", 0, .zero),
    ] as [(String, CGFloat, CGSize)])
  func labels(_ text: String, _ width: CGFloat, _ size: CGSize) {
    _ = freshWindow()
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = text

    #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == size)
  }
}
