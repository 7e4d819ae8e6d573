public import Dispatch
import Foundation
import VirtualTime

/// Something that happens again and again and calls a handler; here only timers are.
public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  func cancel()
  func resume()
  func suspend()
  func activate()
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  public func setEventHandler(handler: (@MainActor () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  public func setCancelHandler(handler: (@MainActor () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// A timer of Dispatch.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(
      deadline: deadline, repeating: .microseconds(Int((interval * 1_000_000).rounded())),
      leeway: leeway)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
  }
}

/// Makes sources; of Dispatch's many kinds only timers have a meaning here.
public final class DispatchSource: Sendable {
  private init() {}

  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Makes a timer that does nothing until it is resumed.
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    TimerSource(on: queue ?? .main)
  }
}

/// A timer of Dispatch on virtual time.
final class TimerSource: DispatchSourceTimer, Sendable {
  @MainActor private var handler: (@MainActor () -> Void)?
  @MainActor private var cancelHandler: (@MainActor () -> Void)?
  @MainActor private var due = Instant.never
  @MainActor private var interval: TimeSpan?
  @MainActor private var suspensions = 1
  @MainActor private var wasCancelled = false
  @MainActor private var pulse: Pulse?
  private let queue: DispatchQueue

  init(on queue: DispatchQueue) {
    self.queue = queue
  }

  var isCancelled: Bool { MainActor.assumeIsolated { wasCancelled } }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) {
    MainActor.assumeIsolated { self.handler = handler }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    MainActor.assumeIsolated { self.handler = { handler.perform() } }
  }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) {
    MainActor.assumeIsolated { cancelHandler = handler }
  }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    MainActor.assumeIsolated {
      due = deadline.instant
      self.interval = interval.seconds.map { TimeSpan(seconds: $0) }
      update()
    }
  }

  func resume() {
    MainActor.assumeIsolated {
      suspensions = max(suspensions - 1, 0)
      update()
    }
  }

  func activate() { resume() }

  func suspend() {
    MainActor.assumeIsolated {
      suspensions += 1
      update()
    }
  }

  /// Is over; the handler for that runs in the next turn.
  func cancel() {
    MainActor.assumeIsolated {
      guard !wasCancelled else { return }
      wasCancelled = true
      update()
      handler = nil
      guard let told = cancelHandler else { return }
      cancelHandler = nil
      queue.async(execute: told)
    }
  }

  @MainActor private func update() {
    pulse?.stop()
    guard suspensions == 0, !wasCancelled, due < .never else {
      pulse = nil
      return
    }
    let pulse = Pulse("timer of a queue") { [weak self] in self?.tick() }
    self.pulse = pulse
    pulse.start()
    pulse.wait(until: due, isLast: interval == nil)
  }

  @MainActor private func tick() {
    guard let interval, interval > .zero else {
      due = .never
      handler?()
      return
    }
    let missed = World.current.turns.now.since(due).microseconds / interval.microseconds
    due = due.advanced(
      by: TimeSpan(microseconds: interval.microseconds * (max(missed, 0) + 1)))
    let pulse = pulse
    handler?()
    guard let pulse, pulse === self.pulse, !pulse.isWaiting else { return }
    pulse.wait(until: due, isLast: false)
  }
}
