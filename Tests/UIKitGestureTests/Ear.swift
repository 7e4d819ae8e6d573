import UIKit

/// Hears recognizers, and writes down what each says, by its name.
@MainActor final class Ear: NSObject, UIGestureRecognizerDelegate {
  private(set) var lines: [String] = []
  /// Pairs that may be recognized together, by name.
  var friends: Set<[String]> = []
  /// Pairs of which the first waits until the second has failed, by name.
  var waits: Set<[String]> = []
  /// Pairs of which the first lets the second wait, by name.
  var holds: Set<[String]> = []
  /// Those that may not begin.
  var forbidden: Set<String> = []

  func hear(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func forget() { lines = [] }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !forbidden.contains(gestureRecognizer.name ?? "")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    friends.contains([gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? ""])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waits.contains([gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? ""])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    holds.contains([gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? ""])
  }
}

/// A view that writes down the touches that it gets.
@MainActor final class TouchedView: UIView {
  private(set) var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }

  private func note(_ line: String) { lines.append(line) }
}

/// A window with one view that hears touches, begun anew.
@MainActor struct Pad {
  let window: UIWindow
  let view: TouchedView
  let ear = Ear()

  init() {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    view = TouchedView(frame: window.bounds)
    root.view.addSubview(view)
    Headless.settle()
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer
  {
    recognizer.name = name
    recognizer.delegate = ear
    recognizer.addTarget(ear, action: Selector("hear(_:)", Ear.hear(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func play(_ acts: [Act]) {
    for act in acts { act.play() }
  }
}

/// What fingers do, step by step.
enum Act: Sendable {
  case down(Int, CGFloat, CGFloat)
  case move(Int, CGFloat, CGFloat)
  case up(Int)
  case taken(Int)
  case wait(Double)

  @MainActor func play() {
    switch self {
    case .down(let finger, let x, let y):
      Headless.touchDown(at: CGPoint(x: x, y: y), finger: finger)
    case .move(let finger, let x, let y):
      Headless.touchMove(to: CGPoint(x: x, y: y), finger: finger)
    case .up(let finger): Headless.touchUp(finger: finger)
    case .taken(let finger): Headless.touchCancel(finger: finger)
    case .wait(let seconds): Headless.advance(by: seconds)
    }
  }

}
