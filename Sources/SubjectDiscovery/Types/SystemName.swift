/// The types of UIKit that say what a type of a library is.
enum SystemName {
  static let animator = "UIKit.UIViewControllerAnimatedTransitioning"
  static let context = "UIKit.UIViewControllerContextTransitioning"
  static let driver = "UIKit.UIViewControllerInteractiveTransitioning"
  static let delegate = "UIKit.UIViewControllerTransitioningDelegate"
  static let navigationDelegate = "UIKit.UINavigationControllerDelegate"
  static let tabsDelegate = "UIKit.UITabBarControllerDelegate"
  static let segue = "UIKit.UIStoryboardSegue"
  static let controller = "UIKit.UIViewController"
  static let navigation = "UIKit.UINavigationController"
  static let tabs = "UIKit.UITabBarController"
  static let pages = "UIKit.UIPageViewController"
  static let presentation = "UIKit.UIPresentationController"
  static let window = "UIKit.UIWindow"

  /// A protocol of delegates, and the methods by which one hands out what changes a transition.
  struct Delegate {
    let kind: DiscoverableKind
    let name: String
    let methods: [String]
  }

  static let delegates = [
    Delegate(
      kind: .delegate, name: delegate,
      methods: [
        "animationController(forPresented:presenting:source:)",
        "animationController(forDismissed:)",
        "presentationController(forPresented:presenting:source:)",
        "interactionControllerForPresentation(using:)",
        "interactionControllerForDismissal(using:)",
      ]),
    Delegate(
      kind: .navigation, name: navigationDelegate,
      methods: [
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)",
      ]),
    Delegate(
      kind: .tabs, name: tabsDelegate,
      methods: [
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
      ]),
  ]

  /// The delegate of presentations.
  static let presentations = delegates[0]

  /// A controller of UIKit's that libraries inherit from, and its members that change what it shows.
  struct Container {
    let kind: DiscoverableKind
    let name: String
    let noun: String
    let changes: [String]
  }

  static let containers = [
    Container(
      kind: .navigation, name: navigation, noun: "a navigation controller",
      changes: [
        "pushViewController(_:animated:)", "popViewController(animated:)",
        "popToViewController(_:animated:)", "popToRootViewController(animated:)",
        "setViewControllers(_:animated:)",
      ]),
    Container(
      kind: .tabs, name: tabs, noun: "a tab bar controller",
      changes: ["selectedIndex", "selectedViewController"]),
  ]

  /// A name of UIKit's as code spells it.
  static func plain(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
