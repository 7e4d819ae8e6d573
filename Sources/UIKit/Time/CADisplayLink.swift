public import Foundation
public import QuartzCore
import VirtualTime

/// A timer that ticks with the screen, sixty times a second.
///
/// It ticks only while it is added to a run loop and not paused, at whole sixtieths of virtual time,
/// and keeps its target until it is invalidated. A settling waits for it only for a while after it
/// was added or let go. (Inferred.)
public final class CADisplayLink: NSObject, Sendable {
  private static let framesPerSecond = 60.0

  @MainActor private var work: (@MainActor (CADisplayLink) -> Void)?
  @MainActor private var pulse: Pulse?
  @MainActor private var modes: Set<RunLoop.Mode> = []
  @MainActor private var isHeld = false
  @MainActor private var rate = 0
  @MainActor private var range = CAFrameRateRange.default
  @MainActor private var frame = 0

  /// Makes a link that does nothing until it is added to a run loop.
  @preconcurrency @MainActor public init(target: Any, selector sel: Selector) {
    super.init()
    work = { link in sel.perform(on: target as AnyObject, with: link) }
  }

  // MARK: - Times

  /// When the frame began that is shown now, in seconds.
  public var timestamp: CFTimeInterval { MainActor.assumeIsolated { time(of: frame) } }

  /// When the next frame begins, in seconds.
  public var targetTimestamp: CFTimeInterval {
    MainActor.assumeIsolated { time(of: frame + step) }
  }

  /// How long a frame of the screen takes, in seconds.
  public var duration: CFTimeInterval { 1 / Self.framesPerSecond }

  @MainActor private func time(of frame: Int) -> Double { Double(frame) / Self.framesPerSecond }

  // MARK: - Rates

  /// How many ticks a second are wished for; zero means as many as the screen has frames.
  public var preferredFramesPerSecond: Int {
    get { MainActor.assumeIsolated { rate } }
    set { MainActor.assumeIsolated { rate = max(newValue, 0) } }
  }

  public var preferredFrameRateRange: CAFrameRateRange {
    get { MainActor.assumeIsolated { range } }
    set {
      MainActor.assumeIsolated {
        range = newValue
        rate = Int(newValue.preferred ?? newValue.maximum)
      }
    }
  }

  /// The old way to ask for fewer ticks: one for so many frames.
  public var frameInterval: Int {
    get { MainActor.assumeIsolated { step } }
    set { preferredFramesPerSecond = newValue > 1 ? Int(Self.framesPerSecond) / newValue : 0 }
  }

  /// How many frames one tick lasts.
  @MainActor private var step: Int {
    rate > 0 ? max(Int((Self.framesPerSecond / Double(rate)).rounded()), 1) : 1
  }

  // MARK: - Doing

  public var isPaused: Bool {
    get { MainActor.assumeIsolated { isHeld } }
    set {
      MainActor.assumeIsolated {
        guard newValue != isHeld else { return }
        isHeld = newValue
        update()
      }
    }
  }

  /// Begins to tick.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    MainActor.assumeIsolated {
      modes.insert(mode)
      update()
    }
  }

  /// Stops ticking, when no mode is left.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    MainActor.assumeIsolated {
      modes.remove(mode)
      update()
    }
  }

  /// Is over, and lets go of its target.
  public func invalidate() {
    MainActor.assumeIsolated {
      work = nil
      modes = []
      update()
    }
  }

  @MainActor private func update() {
    guard work != nil, !modes.isEmpty, !isHeld else {
      pulse?.stop()
      pulse = nil
      return
    }
    guard pulse == nil else { return }
    let pulse = Pulse("display link") { self.tick() }
    self.pulse = pulse
    pulse.start()
    frame = Int((World.current.turns.now.seconds * Self.framesPerSecond + 1e-4).rounded(.down))
    wait(pulse, until: frame + 1)
  }

  @MainActor private func wait(_ pulse: Pulse, until next: Int) {
    pulse.wait(until: Instant.zero.advanced(by: TimeSpan(seconds: time(of: next))), isLast: false)
  }

  @MainActor private func tick() {
    let now = World.current.turns.now.seconds
    frame = Int((now * Self.framesPerSecond + 1e-4).rounded(.down))
    let pulse = pulse
    work?(self)
    guard let pulse, pulse === self.pulse else { return }
    wait(pulse, until: frame + step)
  }
}

extension UIScreen {
  /// Makes a link that ticks with the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
