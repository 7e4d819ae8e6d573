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
      + ["t1.view-1", "t2.view-1", "sheet.view-1"]
      + controllers.map { $0 + ".view" }
  }

  /// The cast of each thrown trace.
  var cast: [Trace.CastMember] {
    let strangers: [Trace.CastMember] = [
      .init(name: "accessibility", role: .accessibility),
      .init(name: "animator", role: .animator, type: "FadeAnimator"),
      .init(name: "animator-2", role: .animator, type: "FadeAnimator"),
      .init(name: "application", role: .application),
      .init(name: "box", role: .chrome(of: nil), type: "UIView"),
      .init(name: "card", role: .view, type: "CardView", base: "UIView"),
      .init(name: "delegate", role: .transitioningDelegate, type: "FadeDelegate"),
      .init(name: "dim", role: .view, type: "DimmingView", base: "UIView"),
      .init(name: "driver", role: .driver, type: "PullDriver"),
      .init(name: "library", role: .library, type: "Library"),
      .init(name: "nav-delegate", role: .navigationDelegate, type: "SlideNavigation"),
      .init(name: "presentation", role: .presentation(of: nil), type: "CardPresentation"),
      .init(name: "tab-delegate", role: .tabBarDelegate, type: "SlideTabs"),
      .init(name: "window", role: .window),
      .init(name: "window-2", role: .window),
      .init(name: "witness", role: .observer, type: "FadeAnimator"),
    ]
    let companions = controllers.dropFirst().map {
      Trace.CastMember(name: "\($0).view-1", role: .chrome(of: $0), type: "UIView")
    }
    return strangers + controllers.flatMap(family(ofController:)) + companions
      + transitions.flatMap(family(ofTransition:))
  }

  /// A controller, and what belongs to it.
  private func family(ofController name: String) -> [Trace.CastMember] {
    let view = Trace.CastMember(name: "\(name).view", role: .rootView(of: name))
    let container = Trace.CastMember(name: "\(name).container", role: .container(of: name))
    func controller(_ type: String, _ base: String? = nil) -> Trace.CastMember {
      Trace.CastMember(name: name, role: .controller, type: type, base: base)
    }
    switch name {
    case "nav":
      let bar = Trace.CastMember(name: "nav.bar", role: .bar(of: name))
      let toolbar = Trace.CastMember(name: "nav.toolbar", role: .toolbar(of: name))
      return [controller("UINavigationController"), view, container, bar, toolbar]
    case "tab":
      let bar = Trace.CastMember(name: "tab.bar", role: .bar(of: name), type: "UITabBar")
      return [controller("CardTabs", "UITabBarController"), view, container, bar]
    case "pager":
      let coordinator = Trace.CastMember(
        name: "coordinator", role: .coordinator(of: name), type: "Coordinator")
      return [controller("Pager", "UIViewController"), view, container, coordinator]
    case "host":
      let element = Trace.CastMember(
        name: "host.view-1", role: .element(of: name), type: "UIImageView")
      return [controller("StageController", "UIViewController"), view, container, element]
    default:
      return [controller("StageController", "UIViewController"), view, container]
    }
  }

  /// A transition, and what belongs to it.
  private func family(ofTransition name: String) -> [Trace.CastMember] {
    let runners = ["\(name).runner", "\(name).runner-2"].map {
      Trace.CastMember(name: $0, role: .runner(of: name), type: "UIViewPropertyAnimator")
    }
    return [
      .init(name: name, role: .transition),
      .init(name: "\(name).container", role: .container(of: name)),
      .init(name: "\(name).context", role: .context(of: name)),
      .init(name: "\(name).view-1", role: .chrome(of: name), type: "UIView"),
    ] + runners
  }
}
