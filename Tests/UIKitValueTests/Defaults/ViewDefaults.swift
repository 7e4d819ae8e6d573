import UIKit

/// Views, and those that only hold something.
@MainActor enum ViewDefaults {
  static var rows: [DefaultRow] {
    view + window + picture + label + stack + effect
  }

  private static var view: [DefaultRow] {
    let view = Defaults("UIView", UIView())
    return [
      view("isOpaque", \.isOpaque, true),
      view("alpha", \.alpha, 1),
      view("isHidden", \.isHidden, false),
      view("clipsToBounds", \.clipsToBounds, false),
      view.none("backgroundColor", \.backgroundColor),
      view.none("mask", \.mask),
      view("contentMode", \.contentMode, .scaleToFill),
      view("isUserInteractionEnabled", \.isUserInteractionEnabled, true),
      view("isMultipleTouchEnabled", \.isMultipleTouchEnabled, false),
      view("isExclusiveTouch", \.isExclusiveTouch, false),
      view("tag", \.tag, 0),
      view("transform", \.transform, .identity),
      view("autoresizesSubviews", \.autoresizesSubviews, true),
      view("autoresizingMask", \.autoresizingMask, []),
      view(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints,
        true),
      view("layoutMargins", \.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
      view("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, false),
      view("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, true),
      view("semanticContentAttribute", \.semanticContentAttribute, .unspecified),
      view("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, true),
      view("tintAdjustmentMode", \.tintAdjustmentMode, .normal),
      view("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .unspecified),
      view("accessibilityViewIsModal", \.accessibilityViewIsModal, false),
      view("accessibilityElementsHidden", \.accessibilityElementsHidden, false),
      view("isAccessibilityElement", \.isAccessibilityElement, false),
      view("intrinsicContentSize", \.intrinsicContentSize, CGSize(width: -1, height: -1)),
      view("requiresConstraintBasedLayout", { type(of: $0).requiresConstraintBasedLayout }, false),
      view(
        "contentHuggingPriority(for:)", { $0.contentHuggingPriority(for: .vertical) }, .defaultLow),
      view(
        "contentCompressionResistancePriority(for:)",
        { $0.contentCompressionResistancePriority(for: .vertical) }, .defaultHigh),
      view.none("gestureRecognizers", \.gestureRecognizers),
    ]
  }

  private static var window: [DefaultRow] {
    let window = Defaults("UIWindow", UIWindow())
    return [
      window("windowLevel", \.windowLevel, .normal),
      window.none("rootViewController", \.rootViewController),
      window("isKeyWindow", \.isKeyWindow, false),
      window(
        "isHidden", \.isHidden, true,
        inferred: "the page on windows says that they are shown by being unhidden"),
      window("frame", \.frame, UIScreen.main.bounds, inferred: "seen in every app without a frame"),
    ]
  }

  private static var picture: [DefaultRow] {
    let picture = Defaults("UIImageView", UIImageView())
    return [
      picture.none("image", \.image),
      picture("isHighlighted", \.isHighlighted, false),
      picture("isUserInteractionEnabled", \.isUserInteractionEnabled, false),
      picture("animationRepeatCount", \.animationRepeatCount, 0),
      picture.none("animationImages", \.animationImages),
    ]
  }

  private static var label: [DefaultRow] {
    let label = Defaults("UILabel", UILabel())
    return [
      label.none("text", \.text),
      label("numberOfLines", \.numberOfLines, 1),
      label("lineBreakMode", \.lineBreakMode, .byTruncatingTail),
      label("textAlignment", \.textAlignment, .natural),
      label("font", { $0.font?.pointSize }, 17),
      label("isEnabled", \.isEnabled, true),
      label("isHighlighted", \.isHighlighted, false),
      label("isUserInteractionEnabled", \.isUserInteractionEnabled, false),
      label("clipsToBounds", \.clipsToBounds, true),
      label("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, false),
      label("minimumScaleFactor", \.minimumScaleFactor, 0),
      label(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, false),
      label("baselineAdjustment", \.baselineAdjustment, .alignBaselines),
      label.none("shadowColor", \.shadowColor),
      label("shadowOffset", \.shadowOffset, CGSize(width: 0, height: -1)),
      label.none("highlightedTextColor", \.highlightedTextColor),
      label(
        "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 0, inferred: "the page names none"),
    ]
  }

  private static var stack: [DefaultRow] {
    let stack = Defaults("UIStackView", UIStackView())
    return [
      stack("axis", \.axis, .horizontal),
      stack("distribution", \.distribution, .fill),
      stack("alignment", \.alignment, .fill),
      stack("spacing", \.spacing, 0),
      stack("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, false),
      stack("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, false),
    ]
  }

  private static var effect: [DefaultRow] {
    let effect = Defaults("UIVisualEffectView", UIVisualEffectView())
    return [effect.none("effect", \.effect, inferred: "made without one")]
  }
}
