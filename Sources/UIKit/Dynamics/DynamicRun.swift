import CoreGraphics
import Foundation
import VirtualTime

/// One run of an animator of behaviours, frame by frame, until things rest.
@MainActor final class DynamicRun {
  /// How long a frame takes, in seconds.
  static let frame = 1.0 / 60
  /// The frames of a run: about what things take on a device that fall and bounce once or twice. (Made up.)
  private static let frames = 60

  private var begin = World.current.turns.now
  private var count = 0
  private var snaps: [(snap: UISnapBehavior, from: CGPoint)] = []
  private let step: @MainActor () -> Void
  private var pulse: Pulse?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - moving: the behaviours by which things move.
  ///   - step: what is done at each frame, after things moved.
  init(_ moving: [UIDynamicBehavior], step: @escaping @MainActor () -> Void) {
    self.step = step
    snaps = Self.begun(moving)
    let pulse = Pulse("dynamic animator") { [weak self] in self?.tick() }
    self.pulse = pulse
    pulse.start()
    wait(pulse)
  }

  /// Takes as long again from here, with more by which things move.
  func goOn(_ moving: [UIDynamicBehavior]) {
    let old = snaps.map(\.snap).filter { !moving.has($0) }
    snaps = Self.begun(old + moving)
    begin = World.current.turns.now
    count = 0
  }

  private static func begun(
    _ moving: [UIDynamicBehavior]
  ) -> [(snap: UISnapBehavior, from: CGPoint)] {
    moving.compactMap { $0 as? UISnapBehavior }.map { ($0, $0.item.center) }
  }

  /// Moves nothing any more.
  func stop() {
    pulse?.stop()
    pulse = nil
  }

  /// Whether things have come to rest, which those never do that are moved all the time and that nothing stops.
  func isOver(_ behaviors: [UIDynamicBehavior]) -> Bool {
    guard count >= Self.frames else { return false }
    return !behaviors.contains(where: \.isEndless) || behaviors.contains(where: \.stops)
  }

  private func wait(_ pulse: Pulse) {
    let next = begin.advanced(by: TimeSpan(seconds: Double(count + 1) * Self.frame))
    pulse.wait(until: next, isLast: false, keeping: pulse)
  }

  private func tick() {
    count += 1
    let part = min(CGFloat(count) / CGFloat(Self.frames), 1)
    for (snap, from) in snaps {
      snap.item.center = CGPoint(
        x: from.x + (snap.snapPoint.x - from.x) * part,
        y: from.y + (snap.snapPoint.y - from.y) * part)
    }
    if let pulse { wait(pulse) }
    step()
  }
}

extension UIDynamicBehavior {
  /// The behaviour with those that belong to it.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// Whether things move by it.
  var moves: Bool {
    switch self {
    case is UIGravityBehavior, is UISnapBehavior, is UIAttachmentBehavior: true
    case let push as UIPushBehavior: push.active
    default: false
    }
  }

  /// Whether it moves things all the time.
  var isEndless: Bool {
    self is UIGravityBehavior || (self as? UIPushBehavior)?.mode == .continuous
  }

  /// Whether it brings to rest what is moved all the time.
  var stops: Bool { self is UICollisionBehavior || self is UIAttachmentBehavior }
}
