// A lock of the module `os`; everything is on one thread here, so that nobody waits for it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A lock, and whether it is held.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isHeld = false

  public init() {}
}

/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }
/// Takes a lock if it is free, and says whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  defer { lock.pointee.isHeld = true }
  return !lock.pointee.isHeld
}
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }
