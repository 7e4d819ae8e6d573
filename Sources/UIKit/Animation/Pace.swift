import QuartzCore

/// How an animation gets on: which part of the way is done when a part of the time is over.
enum Pace {
  case curve(UnitCurve)
  case spring(RestingSpring)

  /// The pace that UIKit animates with unless told otherwise.
  static var standard: Pace { .curve(easeInOut) }
  static var linear: Pace { .curve(.linear) }

  private static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The part of the way that is done; the ends are exact.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: time)
    case .spring(let spring): return spring.progress(at: time)
    }
  }

  /// When a part of the way is done for the first time.
  func time(of progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    switch self {
    case .curve(let curve): return curve.time(of: progress)
    case .spring: return firstTime(of: progress)
    }
  }

  /// Looks for the first step past the goal, and halves it.
  private func firstTime(of goal: Double) -> Double {
    let steps = 256
    guard
      let step = (1...steps).first(where: { progress(at: Double($0) / Double(steps)) >= goal })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if progress(at: middle) < goal { low = middle } else { high = middle }
    }
    return high
  }
}

extension Pace {
  /// The pace of a named curve.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .standard
    case .easeIn: self = .curve(UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
    case .easeOut: self = .curve(UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
    case .linear: self = .linear
    }
  }

  /// The pace that the options of an animation name.
  init(_ options: UIView.AnimationOptions) {
    let number = Int(options.rawValue >> 16 & 0b11)
    self.init(UIView.AnimationCurve(rawValue: number) ?? .easeInOut)
  }
}
