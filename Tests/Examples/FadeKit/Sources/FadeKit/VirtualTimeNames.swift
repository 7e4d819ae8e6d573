// Where UIKit is headless, its names for time go before Foundation's, and time is virtual.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if os(Linux)
  import UIKit

  typealias CADisplayLink = UIKit.CADisplayLink
  typealias DispatchGroup = UIKit.DispatchGroup
  typealias DispatchQueue = UIKit.DispatchQueue
  typealias DispatchSemaphore = UIKit.DispatchSemaphore
  typealias DispatchSource = UIKit.DispatchSource
  typealias DispatchSourceTimer = UIKit.DispatchSourceTimer
  typealias DispatchTime = UIKit.DispatchTime
  typealias DispatchWallTime = UIKit.DispatchWallTime
  typealias DispatchWorkItem = UIKit.DispatchWorkItem
  typealias OperationQueue = UIKit.OperationQueue
  typealias RunLoop = UIKit.RunLoop
  typealias Selector = UIKit.Selector
  typealias Timer = UIKit.Timer

  let NSEC_PER_SEC = UIKit.NSEC_PER_SEC

  func CACurrentMediaTime() -> Double { UIKit.CACurrentMediaTime() }

  func + (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(by: seconds) }
  func - (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(by: -seconds) }
  func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(by: interval)
  }
  func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    time.advanced(by: seconds)
  }
  func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time.advanced(by: interval)
  }
#endif
