import UIKit

public typealias DispatchQueue = UIKit.DispatchQueue
public typealias DispatchTime = UIKit.DispatchTime
public typealias DispatchWorkItem = UIKit.DispatchWorkItem

public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: seconds)
}
