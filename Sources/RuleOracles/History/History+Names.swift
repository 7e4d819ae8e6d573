import AppearanceTrace

extension History {
  /// The name of a controller's root view.
  static func rootView(of controller: String) -> String { controller + ".view" }

  /// The controller whose root view this is.
  static func controller(of view: String) -> String? {
    view.hasSuffix(".view") ? String(view.dropLast(5)) : nil
  }

  /// Whether a view is named as some transition's container.
  static func isContainer(_ view: String) -> Bool { view.hasSuffix(".container") }

  /// Whether a view is a bar of the host's.
  static func isBar(_ view: String) -> Bool {
    view.hasSuffix(".bar") || view.hasSuffix(".toolbar")
  }

  /// Every name that baseline, events and ending mention, once each.
  var names: [String] {
    var names = cast.map(\.name) + baseline.names + (finalState?.names ?? [])
    for event in events {
      switch event.action {
      case .call(let call):
        names += [call.receiver] + [call.object, call.plainObject].compactMap { $0 }
      case .begin(let span): names += [span.from, span.to].compactMap { $0 }
      case .insert(let view, _, _), .remove(let view, _), .set(let view, _):
        names += [Self.controller(of: view) ?? view]
      case .delegate(let controller, _): names += [controller]
      case .release(let object): names += [object]
      case .statusBar(let look): names += [look.owner, look.hider].compactMap { $0 }
      case .end, .moves, .rests, .fault, .round, .repeats: break
      }
    }
    return Array(Set(names)).sorted()
  }
}
