import UIKit

/// What every controller has.
@MainActor enum ControllerDefaults {
  static var rows: [DefaultRow] { view + presenting + statusBar + screen }

  private static let controller = Defaults("UIViewController", UIViewController())

  private static var view: [DefaultRow] {
    [
      controller.none("title", \.title, inferred: "nobody chose one"),
      controller("isViewLoaded", \.isViewLoaded, false),
      controller("isEditing", \.isEditing, false),
      controller("preferredContentSize", \.preferredContentSize, .zero),
      controller("edgesForExtendedLayout", \.edgesForExtendedLayout, .all),
      controller(
        "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, false),
      controller(
        "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, true),
      controller("additionalSafeAreaInsets", \.additionalSafeAreaInsets, .zero),
      controller(
        "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins, true),
      controller("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, false),
      controller.none("toolbarItems", \.toolbarItems, inferred: "nobody chose any"),
      controller("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .unspecified),
      controller(
        "shouldAutomaticallyForwardAppearanceMethods",
        \.shouldAutomaticallyForwardAppearanceMethods, true),
      controller("restoresFocusAfterTransition", \.restoresFocusAfterTransition, true),
      controller.none("parent", \.parent),
      controller("children", \.children, []),
    ]
  }

  private static var presenting: [DefaultRow] {
    [
      controller(
        "modalPresentationStyle", \.modalPresentationStyle, .pageSheet,
        inferred: "the page says automatic, which is read as the sheet that it becomes (PT-06)"),
      controller("modalTransitionStyle", \.modalTransitionStyle, .coverVertical),
      controller("definesPresentationContext", \.definesPresentationContext, false),
      controller(
        "providesPresentationContextTransitionStyle",
        \.providesPresentationContextTransitionStyle, false),
      controller("isModalInPresentation", \.isModalInPresentation, false),
      controller(
        "modalPresentationCapturesStatusBarAppearance",
        \.modalPresentationCapturesStatusBarAppearance, false),
      controller("disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal, false),
      controller.none("transitioningDelegate", \.transitioningDelegate),
      controller.none("preferredTransition", \.preferredTransition, inferred: "nobody chose one"),
      controller.none("presentedViewController", \.presentedViewController),
      controller.none("presentingViewController", \.presentingViewController),
      controller("isBeingPresented", \.isBeingPresented, false),
      controller("isBeingDismissed", \.isBeingDismissed, false),
    ]
  }

  private static var statusBar: [DefaultRow] {
    [
      controller("preferredStatusBarStyle", \.preferredStatusBarStyle, .default),
      controller("prefersStatusBarHidden", \.prefersStatusBarHidden, false),
      controller(
        "preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation, .fade),
      controller.none("childForStatusBarStyle", \.childForStatusBarStyle),
      controller.none("childForStatusBarHidden", \.childForStatusBarHidden),
    ]
  }

  private static var screen: [DefaultRow] {
    [
      controller("shouldAutorotate", \.shouldAutorotate, true),
      controller("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden, false),
      controller(
        "preferredScreenEdgesDeferringSystemGestures",
        \.preferredScreenEdgesDeferringSystemGestures, []),
      controller("prefersPointerLocked", \.prefersPointerLocked, false),
      controller.none("childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden),
      controller.none(
        "childForScreenEdgesDeferringSystemGestures",
        \.childForScreenEdgesDeferringSystemGestures),
    ]
  }
}
