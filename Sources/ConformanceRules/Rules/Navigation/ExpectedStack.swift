import AppearanceTrace

/// The screens that a navigation may hold, as far as requests and transitions tell.
///
/// A change that is taken back leaves the stack as it was before it was asked for. Where a change is asked
/// for while another one runs or in the instant of another one, begins later than it was asked for, or is
/// refused, UIKit may refuse the second, let it wait or let it interrupt the first: the stack may be that
/// after either of them, or after both.
struct ExpectedStack {
  /// The screens, the bottom first, in each way in which it may have gone; none where they are not known.
  private(set) var possible: [[Name]]?
  /// The event that asked for them; none for those that were there before the script acted.
  private(set) var cause: Int?
  /// What was possible before the change that is asked for or runs.
  private var old: [[Name]]?
  /// Whether changes met since then.
  private(set) var isOverlapped = false
  /// When a change was asked for that has not begun.
  private var pending: TraceTime?
  /// The changes that run.
  private var runs: [Name] = []

  /// How many ways are told apart.
  static let limit = 16

  init(_ screens: [Name]) { possible = screens.isEmpty ? nil : [screens] }

  /// Whether nothing is under way.
  var isQuiet: Bool { runs.isEmpty }

  /// Whether nothing is under way, and nothing was asked for that has not begun.
  var isIdle: Bool { isQuiet && pending == nil }

  /// Whether something was asked for that has not begun, and nothing is under way.
  var isWaiting: Bool { isQuiet && pending != nil }

  /// Takes a request, which makes other screens of those that are known.
  mutating func ask(
    at entry: IndexedEvent, for change: ([Name]?) -> [Name]?
  ) {
    cause = entry.index
    let isAlone = runs.isEmpty && pending != entry.time
    if runs.isEmpty { pending = entry.time }
    if isAlone { begin(change) } else { meet(change) }
  }

  /// Takes a transition that begins, on request or by itself.
  mutating func begin(
    _ transition: Name, at entry: IndexedEvent, for change: ([Name]?) -> [Name]?
  ) {
    defer {
      runs.append(transition)
      pending = nil
    }
    if !runs.isEmpty || pending != nil && pending != entry.time {
      meet(change)
    } else if pending == nil {
      cause = entry.index
      begin(change)
    }
  }

  /// Takes the end of a transition, if it is one of this stack's.
  mutating func end(_ transition: Name, hasFinished: Bool) {
    guard let place = runs.firstIndex(of: transition) else { return }
    runs.remove(at: place)
    guard !hasFinished else { return }
    possible = Self.joined(old, isOverlapped ? possible : [])
  }

  /// Takes a refusal of what is asked for.
  mutating func refuse() {
    guard pending != nil else { return }
    (possible, isOverlapped, pending) = (Self.joined(possible, old), true, nil)
  }

  /// From here on nobody knows which screens are held.
  mutating func lose() { (possible, old) = (nil, nil) }

  /// Drops what is kept of somebody; ways in which he is held are known no more.
  mutating func forget(_ name: Name) {
    possible = Self.without(name, possible)
    old = Self.without(name, old)
    runs.removeAll { $0 == name }
  }
}

extension ExpectedStack {
  /// Takes a change that nothing else meets.
  private mutating func begin(_ change: ([Name]?) -> [Name]?) {
    (old, isOverlapped) = (possible, false)
    possible = Self.changed(possible, by: change)
  }

  /// Takes a change that meets another one: it may come to nothing, follow the other one, or take its place.
  private mutating func meet(_ change: ([Name]?) -> [Name]?) {
    let both = Self.changed(possible, by: change)
    possible = Self.joined(Self.joined(possible, both), Self.changed(old, by: change))
    isOverlapped = true
  }

  private static func changed(
    _ stacks: [[Name]]?, by change: ([Name]?) -> [Name]?
  ) -> [[Name]]? {
    guard let stacks else { return change(nil).map { [$0] } }
    let changed = stacks.compactMap { change($0) }
    return changed.isEmpty ? nil : joined(changed, [])
  }

  /// Both ways together; none where either is not known, or they are too many.
  private static func joined(_ left: [[Name]]?, _ right: [[Name]]?) -> [[Name]]? {
    guard let left, let right else { return nil }
    let all = (left + right).reduce(into: [[Name]]()) { if !$0.contains($1) { $0.append($1) } }
    return all.count > limit ? nil : all
  }

  private static func without(_ name: Name, _ stacks: [[Name]]?) -> [[Name]]? {
    guard let kept = stacks?.filter({ !$0.contains(name) }), !kept.isEmpty else { return nil }
    return kept
  }
}

extension ExpectedStack {
  /// The screens after a call, as UIKit's documentation has it; none where that is not known.
  static func screens(
    _ screens: [Name]?, after entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> [Name]? {
    if entry.topic == .setViewControllers {
      guard case .list(let texts)? = entry.call?.arguments.first?.value else { return nil }
      let names = texts.compactMap { hierarchy.names.known($0) }
      return names.count == texts.count ? names : nil
    }
    guard let screens else { return nil }
    switch entry.topic {
    case .pushViewController: return pushing(entry.counterpart, on: screens)
    case .popViewController: return screens.count > 1 ? screens.dropLast() : screens
    case .popToRootViewController: return Array(screens.prefix(1))
    default: return popping(to: entry.counterpart, from: screens)
    }
  }

  /// The screens after a transition that nobody has asked for, such as a swipe back.
  static func screens(_ screens: [Name]?, after transition: TransitionState) -> [Name]? {
    guard let screens else { return nil }
    switch transition.kind {
    case .push: return pushing(transition.to, on: screens)
    case .pop: return popping(to: transition.to, from: screens)
    case .present, .dismiss, .set, .select, .replace: return nil
    }
  }

  private static func pushing(_ screen: Name?, on screens: [Name]) -> [Name]? {
    guard let screen, !screens.contains(screen) else { return nil }
    return screens + [screen]
  }

  private static func popping(to screen: Name?, from screens: [Name]) -> [Name]? {
    guard let place = screens.firstIndex(where: { $0 == screen }) else { return nil }
    return Array(screens[...place])
  }
}
