import AppearanceTrace
import UIKit

extension Trace {
  /// The trace with its cast as a reader wants it: what comes with another object stands right behind that
  /// one, and only if a line speaks of it.
  var withReadableCast: Trace {
    let spokenCast = SpokenCast(of: self)
    var attached: [Int: [CastMember]] = [:]
    for (place, member) in cast.enumerated() where member.role.isAttached && spokenCast[place] {
      guard let owner = member.role.owner.flatMap(spokenCast.place) else { continue }
      attached[owner, default: []].append(member)
    }
    var trace = self
    trace.cast.removeAll(keepingCapacity: true)
    for (place, member) in cast.enumerated() {
      if !member.role.isAttached {
        trace.cast.append(member)
        if let others = attached[place] { trace.cast += others }
      } else if member.role.owner == nil, spokenCast[place] {
        trace.cast.append(member)
      }
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
