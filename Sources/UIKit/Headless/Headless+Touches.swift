public import CoreGraphics

extension Headless {
  /// Puts a finger on the screen.
  ///
  /// - Parameters:
  ///   - point: where, in the window's coordinates.
  ///   - window: the key window by default.
  ///   - finger: a number of one's own choice; nothing happens where that finger is down already.
  public static func touchDown(at point: CGPoint, in window: UIWindow? = nil, finger: Int = 0) {
    let world = World.current
    guard let window = window ?? world.keyWindow else { return }
    world.touches.down(at: point, in: window, finger: finger)
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
