import CoreGraphics
import StoryboardFormat

extension StoryboardDocument.PresentationStyle {
  /// The style by UIKit's name.
  var uiKit: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .none: .none
    }
  }
}

extension StoryboardDocument.TransitionStyle {
  /// The style by UIKit's name.
  var uiKit: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}

extension StoryboardDocument.PageTurnStyle {
  /// The style by UIKit's name.
  var uiKit: UIPageViewController.TransitionStyle {
    switch self {
    case .scroll: .scroll
    case .pageCurl: .pageCurl
    }
  }
}

extension StoryboardDocument.PageOrientation {
  /// The orientation by UIKit's name.
  var uiKit: UIPageViewController.NavigationOrientation {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

extension Set<StoryboardDocument.Arrow> {
  /// The directions as UIKit has them.
  var uiKit: UIPopoverArrowDirection {
    UIPopoverArrowDirection(
      map { arrow in
        switch arrow {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
      })
  }
}

extension Set<StoryboardDocument.Flexibility> {
  /// The mask as UIKit has it.
  var uiKit: UIView.AutoresizingMask {
    UIView.AutoresizingMask(
      map { flexibility in
        switch flexibility {
        case .width: .flexibleWidth
        case .height: .flexibleHeight
        case .left: .flexibleLeftMargin
        case .right: .flexibleRightMargin
        case .top: .flexibleTopMargin
        case .bottom: .flexibleBottomMargin
        }
      })
  }
}

extension StoryboardDocument.ContentMode {
  /// The mode by UIKit's name.
  var uiKit: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension StoryboardDocument.Relation {
  /// The relation by UIKit's name.
  var uiKit: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension StoryboardDocument.Attribute {
  /// The attribute by UIKit's name.
  var uiKit: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension StoryboardDocument.Frame {
  /// The rectangle as UIKit has it.
  var uiKit: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
