import UIKit

/// Presentation controllers and what they show.
@MainActor enum PresentationDefaults {
  static var rows: [DefaultRow] { presentation + sheet + popover + alert }

  private static var presentation: [DefaultRow] {
    let (presented, presenter) = (UIViewController(), UIViewController())
    let presentation = Defaults(
      "UIPresentationController",
      UIPresentationController(presentedViewController: presented, presenting: presenter))
    return [
      presentation("shouldPresentInFullscreen", \.shouldPresentInFullscreen, true),
      presentation("shouldRemovePresentersView", \.shouldRemovePresentersView, false),
      presentation("adaptivePresentationStyle", \.adaptivePresentationStyle, .none),
      presentation.none("overrideTraitCollection", \.overrideTraitCollection),
      presentation.none("delegate", \.delegate),
      presentation.none("containerView", \.containerView),
    ]
  }

  private static var sheet: [DefaultRow] {
    let (presented, presenter) = (UIViewController(), UIViewController())
    let sheet = Defaults(
      "UISheetPresentationController",
      UISheetPresentationController(presentedViewController: presented, presenting: presenter))
    return [
      sheet("detents", { $0.detents.map(\.identifier) }, [.large]),
      sheet.none("selectedDetentIdentifier", \.selectedDetentIdentifier),
      sheet.none("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier),
      sheet("prefersGrabberVisible", \.prefersGrabberVisible, false),
      sheet(
        "prefersScrollingExpandsWhenScrolledToEdge",
        \.prefersScrollingExpandsWhenScrolledToEdge, true),
      sheet("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight, false),
      sheet(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        \.widthFollowsPreferredContentSizeWhenEdgeAttached, false),
      sheet("prefersPageSizing", \.prefersPageSizing, false),
      sheet.none("preferredCornerRadius", \.preferredCornerRadius),
      sheet.none("sourceView", \.sourceView),
    ]
  }

  private static var popover: [DefaultRow] {
    let (presented, presenter) = (UIViewController(), UIViewController())
    let popover = Defaults(
      "UIPopoverPresentationController",
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenter))
    return [
      popover("permittedArrowDirections", \.permittedArrowDirections, .any),
      popover.none("sourceView", \.sourceView),
      popover("sourceRect", \.sourceRect, .null),
      popover.none("barButtonItem", \.barButtonItem),
      popover("canOverlapSourceViewRect", \.canOverlapSourceViewRect, false),
      popover.none("passthroughViews", \.passthroughViews),
      popover.none("backgroundColor", \.backgroundColor),
      popover(
        "popoverLayoutMargins", \.popoverLayoutMargins,
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
    ]
  }

  private static var alert: [DefaultRow] {
    let alert = Defaults(
      "UIAlertController",
      UIAlertController(title: nil, message: nil, preferredStyle: .alert))
    let action = Defaults("UIAlertAction", UIAlertAction(title: nil, style: .default))
    return [
      alert.none("preferredAction", \.preferredAction),
      alert("actions", \.actions, []),
      alert.none("textFields", \.textFields, inferred: "nobody added any"),
      action("isEnabled", \.isEnabled, true),
    ]
  }
}
