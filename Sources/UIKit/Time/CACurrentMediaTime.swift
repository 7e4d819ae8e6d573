// The name is Apple's.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The time of the scene's clock, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { Headless.now }
}
