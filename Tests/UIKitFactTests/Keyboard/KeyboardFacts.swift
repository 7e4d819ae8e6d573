import Testing
import UIKit

@MainActor @Suite("KF: who has the keyboard", .serialized) struct KeyboardFacts {
  /// A controller on the screen whose field has the keyboard, and another that is ready to be presented.
  @MainActor private struct Stage {
    let scene: Scene
    let a: LoggedController
    let b: LoggedController
    let field = UITextField()

    init(_ style: UIModalPresentationStyle, idiom: UIUserInterfaceIdiom = .phone) {
      scene = Scene(idiom: idiom)
      (a, b) = scene.pair(style, [])
      a.view.addSubview(field)
      field.becomeFirstResponder()
      Headless.settle()
    }
  }

  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
  ]

  @Test("KF-01 a presentation takes the keyboard away from what is below", arguments: styles)
  func taken(style: UIModalPresentationStyle) {
    let stage = Stage(style)
    #expect(Headless.keyboardFrame != nil)

    stage.a.present(stage.b, animated: true)
    Headless.turn()

    #expect(!stage.field.isFirstResponder)
    #expect(Headless.keyboardFrame == nil)
  }

  @Test("KF-01 nobody below can keep it, not even who refuses to end editing")
  func refused() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = Stage(.pageSheet)
    let delegate = Stubborn()
    stage.field.delegate = delegate

    stage.scene.present(stage.b, on: stage.a)

    #expect(Headless.firstResponder == nil)
    #expect(Headless.keyboardFrame == nil)
  }

  @Test("the keyboard is back with the dismissal (general knowledge)", arguments: styles)
  func returned(style: UIModalPresentationStyle) {
    let stage = Stage(style)
    stage.scene.present(stage.b, on: stage.a)

    stage.a.dismiss(animated: true)
    Headless.settle()

    #expect(stage.field.isFirstResponder)
    #expect(Headless.keyboardFrame?.minY == 508)
  }

  @Test("it is given back neither to who is gone nor where somebody else has it (inferred)")
  func notReturned() {
    for isGone in [true, false] {
      let stage = Stage(.pageSheet)
      stage.scene.present(stage.b, on: stage.a)
      let other = UITextField()
      stage.a.view.addSubview(other)
      if isGone { stage.field.removeFromSuperview() }
      if !isGone { other.becomeFirstResponder() }

      stage.a.dismiss(animated: true)
      Headless.settle()

      #expect(Headless.firstResponder === (isGone ? nil : other))
    }
  }

  @Test("a popover leaves the keyboard where it is (inferred)")
  func popover() {
    let stage = Stage(.popover, idiom: .pad)
    stage.b.popoverPresentationController?.sourceView = stage.field

    stage.scene.present(stage.b, on: stage.a)

    #expect(stage.field.isFirstResponder)
  }

  @Test("a field in a sheet loses the keyboard to a pull, and has it back where that is given up")
  func pulled() {
    let sheet = Sheet([.large()])
    let field = UITextField()
    sheet.b.view.addSubview(field)
    field.becomeFirstResponder()
    Headless.settle()

    sheet.pull(from: 100, to: [250])
    Headless.turn()
    #expect(!field.isFirstResponder)
    #expect(Headless.keyboardFrame == nil)

    Headless.touchCancel()
    Headless.settle()
    #expect(field.isFirstResponder)
    #expect(Headless.keyboardFrame != nil)
  }

  @Test("KF-02 a form keeps the keyboard that its field gives up, and takes it along")
  func form() {
    let scene = Scene()
    let (a, b) = scene.pair(.formSheet, [])
    scene.present(b, on: a)
    let field = UITextField()
    b.view.addSubview(field)
    field.becomeFirstResponder()
    Headless.settle()

    field.resignFirstResponder()
    Headless.settle()
    #expect(Headless.firstResponder == nil)
    #expect(Headless.keyboardFrame != nil)

    a.dismiss(animated: true)
    Headless.settle()
    #expect(Headless.keyboardFrame == nil)
  }

  @Test("KF-02 a controller that allows it, as all but forms do, lets the keyboard go")
  func others() {
    final class Form: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { false }
    }
    for (controller, style) in [
      (UIViewController(), UIModalPresentationStyle.pageSheet), (Form(), .formSheet),
    ] {
      let scene = Scene()
      let a = scene.controller("A", [])
      scene.show(a)
      controller.modalPresentationStyle = style
      scene.present(controller, on: a)
      let field = UITextField()
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      Headless.settle()

      field.resignFirstResponder()
      Headless.settle()

      #expect(Headless.keyboardFrame == nil)
    }
  }

  @Test("KF-03 a controller does not become first responder again when its field gives up")
  func noReturn() {
    let scene = Scene()
    let chat = ChatController()
    scene.show(chat)
    chat.becomeFirstResponder()
    let field = UITextField()
    chat.view.addSubview(field)
    field.becomeFirstResponder()
    Headless.settle()
    #expect(chat.bar.window != nil)

    field.resignFirstResponder()
    Headless.settle()

    #expect(Headless.firstResponder == nil)
    #expect(chat.bar.window == nil)
  }

  @Test("KF-06 input views are looked for upwards from the first responder")
  func upwards() {
    let scene = Scene()
    let chat = ChatController()
    scene.show(chat)
    let field = UITextField()
    chat.view.addSubview(field)

    field.becomeFirstResponder()
    Headless.settle()
    #expect(chat.bar.window != nil)
    #expect(Headless.keyboardFrame?.height == 386)
    #expect(chat.bar.frame == CGRect(x: 0, y: 844 - 386, width: 390, height: 50))

    let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.inputAccessoryView = own
    #expect(own.window == nil)
    field.reloadInputViews()
    Headless.settle()
    #expect(own.window != nil)
    #expect(chat.bar.window == nil)
    #expect(Headless.keyboardFrame?.height == 366)
  }

  @Test("KF-06 input views are reloaded for the first responder alone")
  func reload() {
    let scene = Scene()
    let chat = ChatController()
    scene.show(chat)
    chat.becomeFirstResponder()
    Headless.settle()
    #expect(Headless.keyboardFrame?.height == 84)
    chat.bar.frame.size.height = 80

    chat.view.reloadInputViews()
    #expect(Headless.keyboardFrame?.height == 84)
    chat.reloadInputViews()
    #expect(Headless.keyboardFrame?.height == 114)
  }
}

/// A controller with a bar above the keyboard.
private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
