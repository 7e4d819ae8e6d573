// Names from before Swift 4.2 that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key under which a layer keeps a transition.
public let kCATransition = "transition"

/// The key under which a layer looks for what to do when it comes into a tree.
public let kCAOnOrderIn = "onOrderIn"

/// The key under which a layer looks for what to do when it leaves a tree.
public let kCAOnOrderOut = "onOrderOut"

/// The old name of the even pace.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// The old name of the slow beginning.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// The old name of the slow end.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// The old name of the slow beginning and end.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// The old name of Core Animation's own pace.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// The old name of showing nothing outside of the time.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// The old name of showing the last state afterwards.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// The old name of showing the first state before.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// The old name of showing both.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// The old name of round line ends.
public let kCALineCapRound = CAShapeLayerLineCap.round

/// The old name of cut line ends.
public let kCALineCapButt = CAShapeLayerLineCap.butt

/// The old name of square line ends.
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// The old name of round corners of a line.
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// The old name of pointed corners of a line.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// The old name of cut corners of a line.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// The old name of the rule that counts direction.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// The old name of the rule that counts crossings.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// The old name of the fade.
public let kCATransitionFade = CATransitionType.fade

/// The old name of the slide over the old contents.
public let kCATransitionMoveIn = CATransitionType.moveIn

/// The old name of the push.
public let kCATransitionPush = CATransitionType.push

/// The old name of the slide off the new contents.
public let kCATransitionReveal = CATransitionType.reveal

/// The old name of coming from the right.
public let kCATransitionFromRight = CATransitionSubtype.fromRight

/// The old name of coming from the left.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// The old name of coming from the top.
public let kCATransitionFromTop = CATransitionSubtype.fromTop

/// The old name of coming from the bottom.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// The old name of resizing to fill.
public let kCAGravityResize = CALayerContentsGravity.resize

/// The old name of resizing to fit without distortion.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// The old name of resizing to cover without distortion.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// The old name of the middle.
public let kCAGravityCenter = CALayerContentsGravity.center
