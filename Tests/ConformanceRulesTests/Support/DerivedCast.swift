import AppearanceTrace
import ConformanceRules

/// A cast for a trace that was written by hand: who is not described is what its name says.
///
/// Rules know roles alone. Here, and nowhere else, a name is looked into, so that a sketch stays short:
/// `sheet.view` is a root view, `t1` a transition, `t1.view-1` what the subject added in it.
struct DerivedCast {
  private(set) var members: [Trace.CastMember] = []
  private var names: Set<String> = []
  private let views: Set<String>

  /// Makes the cast of a trace.
  ///
  /// - Parameters:
  ///   - lines: What is known beforehand, a line each: `name  Class` or `name  Class UIKitsClass`.
  ///   - trace: The trace, whose own cast stands first.
  init(_ lines: [String], of trace: Trace) {
    views = trace.namesOfViews
    for member in trace.cast { add(member) }
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      add(words[0], type: words[1], base: words.count > 2 ? words[2] : nil)
    }
    for name in trace.namesInOrder { add(name) }
  }

  private mutating func add(_ member: Trace.CastMember) {
    if let owner = member.role.owner { add(owner) }
    if names.insert(member.name).inserted { members.append(member) }
  }

  private mutating func add(_ name: String, type: String? = nil, base: String? = nil) {
    guard !names.contains(name) else { return }
    let role = role(of: name, type: type, base: base)
    add(
      Trace.CastMember(
        name: name, role: role, type: type == "Transition" ? nil : type,
        base: base ?? hostClass(of: type, as: role)))
  }

  /// The class of UIKit's that an app's class is made from, as far as that matters to rules.
  private func hostClass(of type: String?, as role: Role) -> String? {
    guard let type, !type.hasPrefix("UI") else { return nil }
    switch role {
    case .controller: return "UIViewController"
    case .view, .rootView, .element, .chrome, .wrapper: return "UIView"
    default: return nil
    }
  }

  private func role(of name: String, type: String?, base: String?) -> Role {
    if type == "Transition" || name.isTransition { return .transition }
    if name == "window" || [type, base].contains("UIWindow") { return .window }
    if let dot = name.lastIndex(of: ".") {
      let owner = String(name[..<dot])
      switch name[dot...] {
      case ".view": return .rootView(of: owner)
      case ".container": return .container(of: owner)
      case ".bar": return .bar(of: owner)
      case ".toolbar": return .toolbar(of: owner)
      case ".context": return .context(of: owner)
      case ".runner": return .runner(of: owner)
      case ".coordinator": return .coordinator(of: owner)
      default:
        return owner.isTransition ? .chrome(of: owner) : .element(of: owner)
      }
    }
    switch name.withoutNumber {
    case "view" where name != "view": return .chrome(of: nil)
    case "window": return .window
    case "animator": return .animator
    case "driver": return .driver
    case "delegate": return .transitioningDelegate
    case "nav-delegate": return .navigationDelegate
    case "tab-delegate": return .tabBarDelegate
    case "presentation": return .presentation(of: nil)
    case "segue": return .segue
    case "witness": return .observer
    case "library": return .library
    case "engine": return .engine
    case "application": return .application
    case "accessibility": return .accessibility
    default: return views.contains(name) ? .view : .controller
    }
  }
}

extension String {
  fileprivate var isTransition: Bool {
    first == "t" && count > 1 && dropFirst().allSatisfy(\.isNumber)
  }

  fileprivate var withoutNumber: Substring {
    let stem = self[..<(lastIndex { !$0.isNumber }.map { index(after: $0) } ?? startIndex)]
    return stem.last == "-" ? stem.dropLast() : self[...]
  }
}

extension Trace {
  /// The names that lines use as those of views.
  fileprivate var namesOfViews: Set<String> {
    var views = Set(baseline.namesOfViews)
    if case .settled(_, let end) = ending { views.formUnion(end.namesOfViews) }
    for event in events {
      switch event.action {
      case .insert(let view, let superview, let below):
        views.formUnion([view, superview] + [below].compactMap(\.self))
      case .remove(let view, let superview): views.formUnion([view, superview])
      case .set(let view, _), .moves(let view), .rests(let view): views.insert(view)
      case .call, .begin, .end, .statusBar, .delegate, .fault, .round, .repeats, .release: break
      }
    }
    return views
  }
}

extension Checkpoint {
  fileprivate var namesOfViews: [String] {
    paths.flatMap(\.self) + properties.map(\.view) + reachable + [firstResponder].compactMap(\.self)
  }
}
