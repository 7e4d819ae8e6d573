// The run loop's names of Core Foundation, on virtual time.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What makes objects; there is one way.
public struct CFAllocator: Sendable {}
/// The way in which objects are made.
public let kCFAllocatorDefault: CFAllocator? = nil

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

/// What a loop waits for; here all modes are one.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The loop of the main thread, which is the only one.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }
/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Makes a timer that does nothing until it is added to a run loop.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: Since the reference date, in seconds.
///   - interval: In seconds; zero for a timer that does not repeat.
///   - flags: Whether it is told more than once.
///   - order: Its place among observers; the lower, the earlier.
///   - block: What is called.
@preconcurrency public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int,
  _ block: (@MainActor (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let date = Date(timeIntervalSinceReferenceDate: fireDate)
  return Timer(fire: date, interval: interval, repeats: interval > 0) { block?($0) }
}

/// Lets a timer run.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: .common)
}

/// Ends a timer in a loop.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer.invalidate() }

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
