/// How an animation gets from one of its values to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")

  /// At once.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

  /// At one speed for the whole way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")

  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")

  /// Along a smooth curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns that is moved along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")

  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How a layer's old contents give way to its new ones.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new ones appear through the old.
  public static let fade = CATransitionType(rawValue: "fade")

  /// The new ones slide over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")

  /// The new ones push the old out.
  public static let push = CATransitionType(rawValue: "push")

  /// The old ones slide off the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What a number does to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns it about the horizontal axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")

  /// Turns it about the vertical axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")

  /// Turns it in its plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")

  /// Scales it along each axis.
  public static let scale = CAValueFunctionName(rawValue: "scale")

  /// Scales it horizontally.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")

  /// Scales it vertically.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")

  /// Scales its depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")

  /// Moves it along each axis.
  public static let translate = CAValueFunctionName(rawValue: "translate")

  /// Moves it horizontally.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")

  /// Moves it vertically.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  /// Moves it in depth.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
