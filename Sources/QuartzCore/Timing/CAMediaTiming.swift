public import CoreGraphics

/// How the time of something goes by within the time of its parent.
public protocol CAMediaTiming {
  /// When it begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }

  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }

  /// How much of its time goes by in a second of its parent's.
  var speed: Float { get set }

  /// What is added to its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// How often it is done; zero means once.
  var repeatCount: Float { get set }

  /// For how long it is repeated, in seconds; zero means by count.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether it goes back after each time forward.
  var autoreverses: Bool { get set }

  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What something with a time shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing, neither before nor after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  /// Its last state afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

  /// Its first state before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

  /// Its first state before and its last one afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing that layers and animations keep until told otherwise.
struct MediaTiming: Equatable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The timing of a layer.
  static let endless = MediaTiming(duration: .infinity)

  /// The own time at a moment of the parent's.
  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The moment of the parent's at an own time; where time stands still, when it began.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
