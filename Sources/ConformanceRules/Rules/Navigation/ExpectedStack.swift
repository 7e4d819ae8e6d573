import AppearanceTrace

/// The screens that a navigation is to hold, as far as requests and transitions tell.
///
/// A change that is taken back leaves the stack as it was before it was asked for. Where a change is asked
/// for while another one runs or in the instant of another one, or is refused, nobody knows which stack
/// is right: UIKit may refuse the second, let it wait or let it interrupt the first.
struct ExpectedStack {
  /// The screens, the bottom first; none where they are not known.
  private(set) var screens: [Name]?
  /// The event that asked for them; none for those that were there before the script acted.
  private(set) var cause: Int?
  /// The screens before the change that is asked for or runs.
  private var old: [Name]?
  /// When a change was asked for that has not begun.
  private var pending: TraceTime?
  /// The changes that run.
  private var runs: [Name] = []

  init(_ screens: [Name]) { self.screens = screens.isEmpty ? nil : screens }

  /// Whether nothing is under way.
  var isQuiet: Bool { runs.isEmpty }

  /// Whether nothing is under way, and nothing was asked for that has not begun.
  var isIdle: Bool { isQuiet && pending == nil }

  /// Takes a request, which makes other screens of those that are known.
  mutating func ask(
    at entry: IndexedEvent, for change: ([Name]?) -> [Name]?
  ) {
    cause = entry.index
    let isAlone = runs.isEmpty && pending != entry.time
    if runs.isEmpty { pending = entry.time }
    guard isAlone else { return lose() }
    old = screens
    screens = change(screens)
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
      lose()
    } else if pending == nil {
      (cause, old) = (entry.index, screens)
      screens = change(screens)
    }
  }

  /// Takes the end of a transition, if it is one of this stack's.
  mutating func end(_ transition: Name, hasFinished: Bool) {
    guard let place = runs.firstIndex(of: transition) else { return }
    runs.remove(at: place)
    if !hasFinished { screens = old }
  }

  /// Takes a refusal of what is asked for.
  mutating func refuse() {
    guard pending != nil else { return }
    (screens, old, pending) = (nil, nil, nil)
  }

  /// From here on nobody knows which screens are held.
  mutating func lose() { (screens, old) = (nil, nil) }

  /// Drops what is kept of somebody; whoever held him is not known any more.
  mutating func forget(_ name: Name) {
    if screens?.contains(name) == true { screens = nil }
    if old?.contains(name) == true { old = nil }
    runs.removeAll { $0 == name }
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
