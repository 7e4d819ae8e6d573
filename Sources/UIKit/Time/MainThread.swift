import Dispatch
import Foundation
import Synchronization

/// Tells the main thread from others.
///
/// On Linux the main actor may live on any thread, and only its queue knows; so the queue has a mark.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marking: Void = Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)

  static func mark() { marking }

  static var isHere: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true
  }

  /// The thread that was found to be the main one; the first of a forked process is another one's equal.
  private static let found = Atomic<UInt>(0)

  /// Whether this is the main thread, which is asked of the system only once: that takes two calls of it.
  private static var isThisOne: Bool {
    let this = pthread_self()
    if found.load(ordering: .relaxed) == this { return true }
    guard Thread.isMainThread else { return false }
    found.store(this, ordering: .relaxed)
    return true
  }

  /// Lets an object of the main actor say goodbye from its deinitializer, which belongs to no actor.
  ///
  /// What is on the main thread is on the main actor; wherever else an object goes, the runtime says whether that is
  /// the actor's place, and stops what is not.
  @inline(__always) static func letGo<Object: AnyObject & Sendable>(
    of object: Object, _ goodbye: @escaping @MainActor (Object) -> Void
  ) {
    guard isThisOne else { return MainActor.assumeIsolated { goodbye(object) } }
    unsafeBitCast(goodbye, to: ((Object) -> Void).self)(object)
  }

  /// Lets an object of the main actor go that a deinitializer kept, which belongs to no actor: here, or on the actor.
  static func release<Object: AnyObject & Sendable>(_ kept: Unmanaged<Object>) {
    if isThisOne { kept.release() } else { _ = Departure(of: kept) }
  }
}

/// What is let go on the main actor, wherever this object goes; the runtime asks for it each time.
@MainActor private final class Departure<Object: AnyObject & Sendable> {
  private let kept: Unmanaged<Object>

  nonisolated init(of kept: Unmanaged<Object>) {
    self.kept = kept
  }

  isolated deinit { kept.release() }
}
