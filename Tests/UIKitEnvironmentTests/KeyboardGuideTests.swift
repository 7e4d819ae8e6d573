import Testing
import UIKit

@Suite("What follows the keyboard", .serialized) @MainActor struct KeyboardGuideTests {
  /// A list over all of the screen, a bar above the keyboard, and a field.
  @MainActor private struct Chat {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

    init(_ mode: UIScrollView.KeyboardDismissMode = .none) {
      guard let view = stage.root.view else { preconditionFailure("no view") }
      list.contentSize = CGSize(width: 390, height: 3000)
      list.keyboardDismissMode = mode
      bar.translatesAutoresizingMaskIntoConstraints = false
      for part in [list, bar] { view.addSubview(part) }
      list.addSubview(field)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      ])
      Headless.settle()
    }

    var guide: UIKeyboardLayoutGuide { stage.root.view.keyboardLayoutGuide }

    func type() {
      field.becomeFirstResponder()
      Headless.settle()
    }

    /// Moves a finger from one height to others, and leaves it there.
    func drag(from start: CGFloat, to stops: CGFloat...) {
      Headless.touchDown(at: CGPoint(x: 300, y: start))
      for stop in stops {
        Headless.advance(by: 0.2)
        Headless.touchMove(to: CGPoint(x: 300, y: stop))
      }
    }
  }

  @Test("a guide is the room of the keyboard, and without one the safe area's rest at the bottom")
  func guide() {
    let chat = Chat()
    #expect(chat.bar.frame.maxY == 810)
    #expect(chat.guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))

    chat.type()
    #expect(chat.bar.frame.maxY == 508)
    #expect(chat.guide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))

    chat.field.resignFirstResponder()
    Headless.settle()
    chat.guide.usesBottomSafeArea = false
    Headless.settle()
    #expect(chat.bar.frame.maxY == 844)
    #expect(chat.guide === chat.stage.root.view.keyboardLayoutGuide)
  }

  @Test("what follows moves with the keyboard, and is on its way meanwhile")
  func animated() {
    let chat = Chat()

    chat.field.becomeFirstResponder()
    #expect(chat.bar.frame.maxY == 508)
    Headless.advance(by: 0.1)
    let shown = chat.bar.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 508 && shown < 810)
    Headless.settle()
  }

  @Test("constraints that follow an edge are active near to it, or away from it")
  func tracked() {
    let chat = Chat()
    let constraints = (0..<4).map { _ in
      chat.bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    }

    chat.guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    chat.guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
    chat.guide.setConstraints([constraints[2]], activeWhenAwayFrom: [.top, .leading])
    chat.guide.setConstraints([constraints[3]], activeWhenAwayFrom: .bottom)
    #expect(constraints.map(\.isActive) == [true, false, true, false])
    #expect(chat.guide.constraintsActive(whenNearEdge: .bottom) == [constraints[0]])
    #expect(chat.guide.constraintsActive(whenAwayFrom: .bottom) == [constraints[3]])

    chat.guide.removeAllTrackedConstraints()
    #expect(constraints.map(\.isActive) == [false, false, false, false])
  }

  @Test(
    "a list that wants it takes the keyboard away as soon as it is dragged",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .onDragWithAccessory])
  func onDrag(mode: UIScrollView.KeyboardDismissMode) {
    let chat = Chat(mode)
    chat.type()

    chat.drag(from: 300, to: 280, 250)

    #expect(chat.field.isFirstResponder == (mode == .none))
    Headless.touchUp()
    Headless.settle()
    #expect((Headless.keyboardFrame == nil) == (mode != .none))
  }

  @Test("a finger takes the keyboard with it once it reaches it, silently, and sends it away")
  func interactive() {
    let chat = Chat(.interactive)
    chat.type()
    let log = NotificationLog([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ])
    defer { log.end() }

    chat.drag(from: 300, to: 400)
    #expect(Headless.keyboardFrame?.minY == 508)
    chat.drag(from: 400, to: 600)
    Headless.touchMove(to: CGPoint(x: 300, y: 600))
    #expect(Headless.keyboardFrame?.minY == 600)
    #expect(chat.bar.frame.maxY == 600)
    #expect(log.names == [])

    Headless.advance(by: 0.02)
    Headless.touchMove(to: CGPoint(x: 300, y: 620))
    Headless.touchUp()
    #expect(!chat.field.isFirstResponder)
    #expect(log.names == ["UIKeyboardWillHide"])
    Headless.settle()
    #expect(chat.bar.frame.maxY == 810)
  }

  @Test("a finger that goes up again lets the keyboard come back")
  func interactiveReturn() {
    let chat = Chat(.interactiveWithAccessory)
    chat.type()

    chat.drag(from: 300, to: 600, 700, 690)
    #expect(Headless.keyboardFrame?.minY == 690)
    Headless.advance(by: 0.02)
    Headless.touchMove(to: CGPoint(x: 300, y: 600))
    Headless.touchUp()
    Headless.settle()

    #expect(chat.field.isFirstResponder)
    #expect(chat.bar.frame.maxY == 508)
  }

  @Test("with padding a finger has the keyboard sooner")
  func padding() {
    let chat = Chat(.interactive)
    chat.guide.keyboardDismissPadding = 50
    chat.type()

    chat.drag(from: 300, to: 480)
    #expect(Headless.keyboardFrame?.minY == 530)

    Headless.touchCancel()
    Headless.settle()
    #expect(Headless.keyboardFrame?.minY == 508)
  }
}
