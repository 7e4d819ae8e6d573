public import Foundation
import VirtualTime

/// The loop that takes the turns of the main thread; there is one.
public final class RunLoop: NSObject, Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private override init() {
    super.init()
  }

  /// What a loop waits for; here all modes are one.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
    /// The old name of the mode of modes.
    public static let commonModes = common
    /// The old name of the usual mode.
    public static let defaultRunLoopMode = Mode.default
  }

  public var currentMode: Mode? { .default }

  /// Lets a timer run.
  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.run()
  }

  /// Runs work in the next turn.
  @preconcurrency public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  @preconcurrency public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void)
  {
    DispatchQueue.main.async(execute: block)
  }

  /// Takes turns until a date, and moves virtual time there.
  ///
  /// Within a turn, work that was queued before it is not made up for. A date without end takes turns
  /// until nothing is pending.
  public func run(until limitDate: Date) {
    let instant = limitDate.instant
    MainActor.assumeIsolated {
      if instant == .never {
        Headless.settle()
      } else {
        _ = World.current.turns.advance(to: instant)
      }
    }
  }

  /// Takes one turn.
  ///
  /// - Returns: whether there was a loop to run; always.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    MainActor.assumeIsolated { Headless.turn() }
    return true
  }

  /// Takes turns until nothing is pending.
  public func run() { run(until: .distantFuture) }
}

/// The old name of a loop's modes.
public typealias RunLoopMode = RunLoop.Mode
