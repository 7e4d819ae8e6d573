import UIKit

/// A presenter in a window, and a finger over it.
@MainActor final class SeedScene {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let host: UIViewController
  private var place = CGPoint.zero

  init(_ host: UIViewController = UIViewController()) {
    self.host = host
    window.rootViewController = host
    window.makeKeyAndVisible()
    Headless.settle()
  }

  /// Puts the finger down.
  func touch(_ x: CGFloat, _ y: CGFloat) {
    place = CGPoint(x: x, y: y)
    Headless.touchDown(at: place)
  }

  /// Moves the finger in steps of a hundredth of a second.
  func move(by vector: CGPoint, in seconds: Double) {
    let steps = max(Int((seconds * 100).rounded()), 1)
    let start = place
    for step in 1...steps {
      Headless.advance(by: seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      place = CGPoint(x: start.x + vector.x * part, y: start.y + vector.y * part)
      Headless.touchMove(to: place)
    }
  }

  /// Takes the finger away after a while, and lets the scene come to rest.
  func lift(after seconds: Double = 0) {
    if seconds > 0 { Headless.advance(by: seconds) }
    Headless.touchUp()
    Headless.settle()
  }

  /// Puts the finger down and takes it away at once.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(x, y)
    lift()
  }
}
