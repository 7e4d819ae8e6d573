import AppearanceTrace

/// Everybody who has a name in a thrown trace.
struct RandomCast: Sendable {
  /// The controllers.
  let controllers = [
    "host", "sheet", "menu", "pager", "first", "second", "third", "nav", "tab",
  ]
  /// The transitions, which begin once each.
  let transitions = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8"]
  /// The root views, containers and elements that can be moved.
  let views: [String]
  /// Whom a transition asks to animate or to drive.
  let servants = ["animator", "animator-2", "driver", "witness"]

  init() {
    views =
      ["window", "window-2", "dim", "host.view-1", "card", "nav.bar", "t1.container"]
      + ["t2.container", "t3.container", "nav.container", "tab.container", "sheet.container"]
      + controllers.map { $0 + ".view" }
  }

  /// The cast of each thrown trace.
  var cast: [Trace.CastMember] {
    let types = [
      "window": "UIWindow", "window-2": "UIWindow", "nav": "UINavigationController",
      "tab": "CardTabs", "pager": "Pager", "dim": "DimmingView", "card": "CardView",
      "host.view-1": "UIImageView", "animator": "FadeAnimator", "animator-2": "FadeAnimator",
      "driver": "PullDriver", "witness": "FadeAnimator", "delegate": "FadeDelegate",
      "library": "Library", "coordinator": "Coordinator", "tab.bar": "UITabBar",
      "presentation": "CardPresentation",
    ]
    let bases = ["tab": "UITabBarController"]
    let things = types.keys.filter { !controllers.contains($0) }.sorted()
    return (things + controllers).map {
      .init(name: $0, type: types[$0] ?? "StageController", base: bases[$0])
    } + transitions.map { .init(name: $0, type: "Transition") }
  }
}
