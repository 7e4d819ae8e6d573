public import CoreGraphics

extension Headless {
  /// Puts a finger on the screen.
  ///
  /// - Parameters:
  ///   - point: where, in the window's coordinates; in the screen's where none is given.
  ///   - window: the frontmost one that takes the touch by default.
  ///   - finger: a number of one's own choice; nothing happens where that finger is down already.
  public static func touchDown(at point: CGPoint, in window: UIWindow? = nil, finger: Int = 0) {
    let world = World.current
    if let window { return world.touches.down(at: point, in: window, finger: finger) }
    guard let front = world.window(hitAt: point) else { return }
    world.touches.down(
      at: front.convert(point, fromScreenOf: world), in: front, finger: finger)
  }

  /// Moves a finger that is on the screen.
  public static func touchMove(to point: CGPoint, finger: Int = 0) {
    World.current.touches.move(to: point, finger: finger)
  }

  /// Takes a finger off the screen.
  public static func touchUp(finger: Int = 0) {
    World.current.touches.up(finger: finger)
  }

  /// Takes a finger's touch away, as the system does when a call comes in.
  public static func touchCancel(finger: Int = 0) {
    World.current.touches.cancel(finger: finger)
  }
}
