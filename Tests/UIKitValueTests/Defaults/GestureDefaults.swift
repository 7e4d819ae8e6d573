import UIKit

/// Recognizers.
@MainActor enum GestureDefaults {
  static var rows: [DefaultRow] { recognizer + taps + movements + twoFingers }

  private static var recognizer: [DefaultRow] {
    let recognizer = Defaults("UIGestureRecognizer", UIGestureRecognizer(target: nil, action: nil))
    return [
      recognizer("state", \.state, .possible),
      recognizer("isEnabled", \.isEnabled, true),
      recognizer("cancelsTouchesInView", \.cancelsTouchesInView, true),
      recognizer("delaysTouchesBegan", \.delaysTouchesBegan, false),
      recognizer("delaysTouchesEnded", \.delaysTouchesEnded, true),
      recognizer("requiresExclusiveTouchType", \.requiresExclusiveTouchType, true),
      recognizer.none("delegate", \.delegate),
      recognizer.none("view", \.view),
      recognizer.none("name", \.name),
      recognizer("numberOfTouches", \.numberOfTouches, 0, inferred: "nobody touches"),
    ]
  }

  private static var taps: [DefaultRow] {
    let tap = Defaults("UITapGestureRecognizer", UITapGestureRecognizer())
    let press = Defaults("UILongPressGestureRecognizer", UILongPressGestureRecognizer())
    return [
      tap("numberOfTapsRequired", \.numberOfTapsRequired, 1),
      tap("numberOfTouchesRequired", \.numberOfTouchesRequired, 1),
      press("minimumPressDuration", \.minimumPressDuration, 0.5),
      press("allowableMovement", \.allowableMovement, 10),
      press("numberOfTapsRequired", \.numberOfTapsRequired, 0),
      press("numberOfTouchesRequired", \.numberOfTouchesRequired, 1),
    ]
  }

  private static var movements: [DefaultRow] {
    let pan = Defaults("UIPanGestureRecognizer", UIPanGestureRecognizer())
    let edge = Defaults("UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer())
    let swipe = Defaults("UISwipeGestureRecognizer", UISwipeGestureRecognizer())
    return [
      pan("minimumNumberOfTouches", \.minimumNumberOfTouches, 1),
      pan(
        "maximumNumberOfTouches", \.maximumNumberOfTouches, Int.max,
        inferred: "the page names the greatest number without a sign, which no number here can be"),
      edge("edges", \.edges, [], inferred: "nobody chose one"),
      swipe("direction", \.direction, .right),
      swipe("numberOfTouchesRequired", \.numberOfTouchesRequired, 1),
    ]
  }

  private static var twoFingers: [DefaultRow] {
    let pinch = Defaults("UIPinchGestureRecognizer", UIPinchGestureRecognizer())
    let rotation = Defaults("UIRotationGestureRecognizer", UIRotationGestureRecognizer())
    return [
      pinch("scale", \.scale, 1, inferred: "no finger moved"),
      pinch("velocity", \.velocity, 0, inferred: "no finger moved"),
      rotation("rotation", \.rotation, 0, inferred: "no finger moved"),
      rotation("velocity", \.velocity, 0, inferred: "no finger moved"),
    ]
  }
}
