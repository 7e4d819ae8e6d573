import CoreGraphics
public import Foundation
public import UIKitSemantics
import VirtualTime

/// What this host can do and a device cannot: begin anew, move time, and tell how things stand.
@MainActor public enum Headless {
  /// Replaces the whole scene: windows, clock, queues, complaints and observer.
  ///
  /// What is registered stays, as what is linked into a program does.
  ///
  /// - Parameters:
  ///   - profile: the release to behave like.
  ///   - idiom: the kind of device.
  ///   - screen: the size of the screen in points.
  public static func reset(
    profile: Profile = .iOS18, idiom: UIUserInterfaceIdiom = .phone,
    screen: CGSize = CGSize(width: 390, height: 844)
  ) {
    let retired = World.current
    retired.retire()
    World.current = World(
      profile: profile, idiom: idiom, screen: screen, program: retired.program,
      presentations: retired.presentations)
    World.current.animations.listen()
    // What goes with the old scene may ask for the present one, so it goes when that is there.
    withExtendedLifetime(retired) {}
  }

  /// The time since the reset, in seconds.
  public static var now: TimeInterval { World.current.turns.now.seconds }

  /// One hop of the main queue: the work that was queued before, one commit, the completions due.
  ///
  /// What these queue on the main queue waits for the next turn. Time does not move.
  public static func turn() {
    World.current.turns.turn()
  }

  /// Moves time forward, instant by instant; at each, turns are taken until nothing is due.
  ///
  /// - Parameter seconds: how far; nothing happens where it is negative.
  public static func advance(by seconds: TimeInterval) {
    let turns = World.current.turns
    turns.advance(to: turns.now.advanced(by: max(TimeSpan(seconds: seconds), .zero)))
  }

  /// Moves time forward until nothing is pending.
  ///
  /// A timer that repeats and a display link are waited for during two seconds after they began, and as
  /// long as a transition is under way; otherwise they tick only while something else is waited for.
  ///
  /// - Parameter limit: how far at most, in seconds.
  /// - Returns: false at the limit, or when the scene halted.
  @discardableResult
  public static func settle(within limit: TimeInterval = 60) -> Bool {
    let world = World.current
    let end = world.turns.now.advanced(by: TimeSpan(seconds: limit))
    return world.turns.settle(by: end) { !world.transitions.isEmpty }
  }

  /// What a settling waits for, a line each.
  public static var pending: [String] {
    let world = World.current
    return world.turns.pending + world.transitions.map(\.pendingLine)
  }

  /// What UIKit complained of since the reset.
  public static var complaints: [Complaint] { World.current.complaints }

  /// Whether UIKit would have raised an exception; then nothing runs until the next reset.
  public static var isHalted: Bool { World.current.isHalted }

  /// How the status bar looks, and who decides it.
  public static var statusBar: (style: UIStatusBarStyle, isHidden: Bool, owner: UIViewController?) {
    let bar = World.current.statusBar
    return (bar.style, bar.isHidden, bar.owner)
  }
}

extension ActiveTransition {
  /// What is pending, in words.
  fileprivate var pendingLine: String {
    "transition \(number.map(String.init) ?? "not begun"), \(kind)"
  }
}
