import CoreGraphics

/// The switches of a view, with UIKit's defaults.
struct ViewFlags {
  var isOpaque = true
  var isUserInteractionEnabled = true
  var translatesAutoresizingMask = true
  var isAccessibilityModal = false
  var hidesAccessibilityElements = false
  /// Whether the view was ever watched, since nobody set that it is not.
  var wasWatched = false
  /// Whether the view is a window.
  var isWindow = false
  /// Whether the view is a window that the next commit visits.
  var awaitsCommit = false
  /// Whether the view is a window that the next commit would not visit.
  var isWindowPassedOver: Bool { isWindow && !awaitsCommit }
  /// Whether the view has a room for constraints, which few have.
  var hasConstraintRoom = false
  /// Whether the view counts among those of its superview that do not follow their autoresizing masks.
  var isCountedAsConstrained = false
}

/// What layout a view and the views in it still need.
struct LayoutDebt {
  /// What the view itself has to lay out.
  enum Own: Comparable {
    case nothing
    /// What lies in it, where constraints have changed; whoever solves them has done so.
    case placement
    case everything
  }

  /// How far from the front those stand among many who are looked up when they owe something.
  static let reach = 8

  /// What the view itself has to lay out.
  var own = Own.everything
  /// Whether some view in it has to be laid out.
  var isInside = false
  /// The place of the first view in it that may owe anything, a layout or a look at its traits.
  var firstDebtor = 0
  /// Where the pass that is under way over the views in it began; beyond them all without one.
  var firstInPass = Int.max

  var isOwn: Bool { own != .nothing }
  var isAny: Bool { isOwn || isInside }
}

/// What few views have, kept apart so that the others stay small.
final class RareViewState {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var accessibilityIdentifier: String?
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var constraints: ConstraintRoom?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var ignoresInvertedColors = false
  var margins = ViewMargins()
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var clearsContextBeforeDrawing = true
  var focusGroupIdentifier: String?
  var largeContent = LargeContent()
  var accessibility = AccessibilityDetails()
  var traitSettings: TraitSettings?
}

/// What a view says of its margins, beside their widths.
struct ViewMargins {
  var preservesSuperviews = false
  var insetsFromSafeArea = true
}

/// What a view shows large where a finger rests on it; kept, for no finger brings it up here.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
}
