// The names are Apple's; Dispatch has none of them on this system.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
