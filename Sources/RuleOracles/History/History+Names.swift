import AppearanceTrace

extension History {
  /// The name of a controller's root view.
  func rootView(of controller: String) -> String { roles.spokenName(of: .rootView(of: controller)) }

  /// The controller whose root view this is.
  func controller(of view: String) -> String? { roles.controller(ofRootView: view) }

  /// Whether a view is one in which a transition plays, or a container's children lie.
  func isContainer(_ view: String) -> Bool { roles.role(of: view)?.kind == .container }

  /// Whether a view is a bar of the host's.
  func isBar(_ view: String) -> Bool {
    [.bar, .toolbar].contains(roles.role(of: view)?.kind)
  }

  /// Whether a controller is of a class that is not UIKit's, whatever it is made from.
  func isOfOwnClass(_ controller: String) -> Bool {
    roles.member(controller)?.isOfOwnClass ?? false
  }

  /// Every name that baseline, events and ending of a trace mention, once each.
  static func names(
    in trace: Trace, _ baseline: SettledHierarchy, _ end: SettledHierarchy?
  ) -> [String] {
    var names = trace.cast.map(\.name) + baseline.names + (end?.names ?? [])
    for event in trace.events {
      switch event.action {
      case .call(let call):
        names += [call.receiver] + [call.object, call.plainObject].compactMap { $0 }
      case .begin(let span): names += [span.from, span.to].compactMap { $0 }
      case .insert(let view, _, _), .remove(let view, _), .set(let view, _):
        names += [baseline.roles.controller(ofRootView: view) ?? view]
      case .delegate(let controller, _): names += [controller]
      case .release(let object): names += [object]
      case .statusBar(let look): names += [look.owner, look.hider].compactMap { $0 }
      case .end, .moves, .rests, .fault, .round, .repeats: break
      }
    }
    return Array(Set(names)).sorted()
  }
}
