// The name is Apple's.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The time of the scene's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { Headless.now }
}
