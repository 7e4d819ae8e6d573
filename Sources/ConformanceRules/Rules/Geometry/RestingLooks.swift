import AppearanceTrace

/// The declared looks that presenters had when what they present had come, which they are to have as long as it
/// stays.
///
/// One that is changed for a finger is changed for good, since how far a sheet stands open may decide it, and so may
/// another size of the screen. A finger for which nothing of the kind happens changes nothing.
struct RestingLooks: Sendable {
  /// By what is presented.
  private var looks: NameMap<Look> = [:]

  private struct Look {
    let presenter: Name
    /// Where each declared look was given that there was.
    var gifts: [ViewProperty.Kind: Int]
    let screen: ScreenSize
    /// Where the presentation ended.
    let end: Int
  }

  /// Takes in that a transition ends.
  mutating func take(endOf name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.flag == true, let transition = hierarchy.transitions[name],
      transition.kind == .present, let presented = transition.to, let presenter = transition.from,
      let view = hierarchy.names.rootView(of: presenter)
    else { return }
    let gifts = hierarchy.contract.restingLook.compactMap { kind in
      hierarchy.values(kind, of: view) == nil
        ? nil : hierarchy.lastSet(kind, of: view).map { (kind, $0) }
    }
    // Who was given nothing has nothing to keep.
    looks[presented] =
      gifts.isEmpty
      ? nil
      : Look(
        presenter: presenter, gifts: Dictionary(uniqueKeysWithValues: gifts),
        screen: hierarchy.screen, end: entry.index)
  }

  /// Takes in that a look is set: it is the finger's affair if one has come down since what is presented had
  /// come, and the script has done nothing else since.
  mutating func take(setting entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard !looks.isEmpty, let kind = entry.property?.kind,
      let presenter = entry.principal.flatMap({ hierarchy.names.controller(of: $0) }),
      let finger = hierarchy.lastFinger, finger > hierarchy.lastActByNoFinger ?? -1
    else { return }
    for (presented, look) in looks where look.presenter == presenter && look.end < finger {
      looks[presented]?.gifts[kind] = nil
    }
  }

  /// Where a view was given a declared look that it is to have still, since what its controller presents stays
  /// and nothing lies over it; none where there is none.
  func gift(
    _ kind: ViewProperty.Kind, of view: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Int? {
    guard let presenter = hierarchy.names.controller(of: view),
      let presented = finalState.presented(by: presenter), let look = looks[presented],
      look.presenter == presenter, look.screen == hierarchy.screen,
      finalState.presented(by: presented) == nil
    else { return nil }
    return look.gifts[kind]
  }

  mutating func forget(_ name: Name) {
    guard !looks.isEmpty else { return }
    looks[name] = nil
    for presented in looks.keys where looks[presented]?.presenter == name {
      looks[presented] = nil
    }
  }
}
