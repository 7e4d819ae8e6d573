public import Foundation
import VirtualTime

/// A timer on virtual time.
///
/// It is kept by the clock while it waits, and keeps its target, as on a device. Its dates count from
/// the reference date, which is when the scene began; those of the real calendar are understood too.
public final class Timer: NSObject, Sendable {
  /// In seconds; zero for a timer that does not repeat.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  @MainActor private var work: (@MainActor (Timer) -> Void)?
  @MainActor private var due: Instant
  @MainActor private var slack: TimeInterval = 0
  /// Made when it is added to a run loop.
  @MainActor private var pulse: Pulse?
  /// What was handed over with the target.
  @preconcurrency @MainActor public private(set) var userInfo: Any?

  private init(
    _ interval: TimeInterval, at due: Instant, repeats: Bool,
    _ work: @escaping @MainActor (Timer) -> Void
  ) {
    // Documented: an interval that is not above zero counts as a tenth of a millisecond.
    timeInterval = repeats ? (interval > 0 ? interval : 0.0001) : 0
    self.repeats = repeats
    self.due = due
    self.work = work
    super.init()
  }

  /// Makes a timer that is over from the beginning, such as one that is held until another is made. (Inferred.)
  public convenience override init() {
    self.init(0, at: .zero, repeats: false) { _ in }
    MainActor.assumeIsolated { work = nil }
  }

  /// Makes a timer that does nothing until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - repeats: whether it goes on after the first time.
  ///   - block: what is called.
  @preconcurrency public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval, at: Self.instant(after: interval), repeats: repeats, block)
  }

  @preconcurrency public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval, at: date.instant, repeats: repeats, block)
  }

  @preconcurrency @MainActor public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(interval, at: Self.instant(after: interval), repeats: repeats) { timer in
      selector.perform(on: target as AnyObject, with: timer)
    }
    self.userInfo = userInfo
  }

  @preconcurrency @MainActor public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(interval, at: date.instant, repeats: repeats) { timer in
      selector.perform(on: target as AnyObject, with: timer)
    }
    self.userInfo = userInfo
  }

  /// Makes a timer that runs.
  @discardableResult
  @preconcurrency public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.run()
    return timer
  }

  @discardableResult
  @preconcurrency @MainActor public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.run()
    return timer
  }

  private static func instant(after interval: TimeInterval) -> Instant {
    DispatchTime.now().advanced(by: max(interval, 0.0001)).instant
  }

  // MARK: - Knowing

  /// Whether it may still fire.
  public var isValid: Bool { MainActor.assumeIsolated { work != nil } }

  /// When it fires next; a date in the future puts it off, one in the past makes it due.
  public var fireDate: Date {
    get { MainActor.assumeIsolated { due.date } }
    set {
      MainActor.assumeIsolated {
        due = newValue.instant
        if let pulse { pulse.wait(until: due, isLast: !repeats, keeping: self) }
      }
    }
  }

  /// How late it may be, in seconds; it is never late here.
  public var tolerance: TimeInterval {
    get { MainActor.assumeIsolated { slack } }
    set { MainActor.assumeIsolated { slack = newValue } }
  }

  // MARK: - Doing

  /// Does what it is for, at once; one that does not repeat is over then.
  public func fire() {
    MainActor.assumeIsolated {
      let work = work
      if !repeats { invalidate() }
      work?(self)
    }
  }

  /// Is over, and lets go of its target.
  public func invalidate() {
    MainActor.assumeIsolated {
      work = nil
      pulse?.stop()
      pulse = nil
    }
  }

  /// Begins to wait, if it does not wait already.
  func run() {
    MainActor.assumeIsolated {
      guard work != nil, pulse == nil else { return }
      let pulse = Pulse("timer") { [weak self] in self?.tick() }
      self.pulse = pulse
      pulse.start()
      pulse.wait(until: due, isLast: !repeats, keeping: self)
    }
  }

  /// What comes too late is not made up for: the next time is the first that lies ahead.
  @MainActor private func tick() {
    let now = World.current.turns.now
    if repeats {
      let missed = (now.since(due).seconds / timeInterval).rounded(.down)
      due = due.advanced(by: TimeSpan(seconds: timeInterval * (max(missed, 0) + 1)))
    }
    let pulse = pulse
    fire()
    if repeats, work != nil, pulse === self.pulse, pulse?.isWaiting == false {
      pulse?.wait(until: due, isLast: false, keeping: self)
    }
  }
}
