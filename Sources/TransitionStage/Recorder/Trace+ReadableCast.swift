import AppearanceTrace
import UIKit

extension Trace {
  /// The trace with its cast as a reader wants it: what comes with another object stands right behind that
  /// one, and only if a line speaks of it.
  var withReadableCast: Trace {
    let mentions = self.mentions
    let attached = Dictionary(
      grouping: cast.filter { $0.role.isAttached && mentions.contains($0.name) },
      by: { $0.role.owner })
    var trace = self
    trace.cast = cast.flatMap { member in
      guard !member.role.isAttached else {
        return member.role.owner == nil && mentions.contains(member.name) ? [member] : []
      }
      return [member] + (attached[member.name] ?? [])
    }
    return trace
  }
}

extension Role {
  /// Whether an object of this role is named by the way, as soon as somebody looks for it.
  fileprivate var isAttached: Bool {
    switch self {
    case .rootView, .container, .bar, .toolbar, .context, .coordinator, .application,
      .accessibility:
      true
    case .window, .controller, .element, .view, .chrome, .wrapper, .transition, .runner,
      .transitioningDelegate, .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .animator,
      .driver, .presentation, .segue, .observer, .library, .engine:
      false
    }
  }
}

extension ScreenSize {
  /// The size, as a trace has it.
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}
