import UIKit

/// Controllers that hold others.
@MainActor enum ContainerDefaults {
  static var rows: [DefaultRow] { navigation + tabs + pages + split + search }

  private static var navigation: [DefaultRow] {
    let navigation = Defaults("UINavigationController", UINavigationController())
    return [
      // The page of `UIViewController/definesPresentationContext` says so.
      navigation("definesPresentationContext", \.definesPresentationContext, true),
      navigation("isNavigationBarHidden", \.isNavigationBarHidden, false),
      navigation("isToolbarHidden", \.isToolbarHidden, true),
      navigation("hidesBarsOnTap", \.hidesBarsOnTap, false),
      navigation("hidesBarsOnSwipe", \.hidesBarsOnSwipe, false),
      navigation("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, false),
      navigation("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, false),
      navigation("viewControllers", \.viewControllers, [], inferred: "nobody pushed any"),
      navigation.none("delegate", \.delegate),
    ]
  }

  private static var tabs: [DefaultRow] {
    let tabs = Defaults("UITabBarController", UITabBarController())
    return [
      tabs.none("viewControllers", \.viewControllers),
      tabs.none("selectedViewController", \.selectedViewController),
      tabs(
        "selectedIndex", \.selectedIndex, NSNotFound,
        inferred: "the page says so where what is selected is none of the controllers"),
      tabs.none("delegate", \.delegate),
      tabs("isTabBarHidden", \.isTabBarHidden, false),
      tabs(
        "definesPresentationContext", \.definesPresentationContext, false,
        inferred: "the page names navigation controllers alone"),
    ]
  }

  private static var pages: [DefaultRow] {
    let curled = Defaults(
      "UIPageViewController",
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal))
    let scrolled = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    return [
      curled("spineLocation", \.spineLocation, .min),
      curled("spineLocation of a scroll", { _ in scrolled.spineLocation }, .none),
      curled("isDoubleSided", \.isDoubleSided, false),
      curled.none("dataSource", \.dataSource),
      curled.none("delegate", \.delegate),
    ]
  }

  private static var split: [DefaultRow] {
    let split = Defaults("UISplitViewController", UISplitViewController(style: .doubleColumn))
    let automatic = UISplitViewController.automaticDimension
    return [
      split("preferredDisplayMode", \.preferredDisplayMode, .automatic),
      split("preferredSplitBehavior", \.preferredSplitBehavior, .automatic),
      split("presentsWithGesture", \.presentsWithGesture, true),
      split("primaryEdge", \.primaryEdge, .leading),
      split(
        "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, automatic),
      split("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, automatic),
      split("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, automatic),
      split("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, automatic),
      split(
        "preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, automatic),
      split(
        "isCollapsed", \.isCollapsed, false, inferred: "never before it is in a window (SV-11)"),
    ]
  }

  private static var search: [DefaultRow] {
    let search = Defaults("UISearchController", UISearchController(searchResultsController: nil))
    return [
      search("isActive", \.isActive, false),
      search(
        "obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation, true),
      search(
        "hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation, true),
      search("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton, true),
      search(
        "automaticallyShowsSearchResultsController",
        \.automaticallyShowsSearchResultsController, true),
    ]
  }
}
