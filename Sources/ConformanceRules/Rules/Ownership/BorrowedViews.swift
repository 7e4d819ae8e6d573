/// Where the views lay that transitions have borrowed, and have to lie again.
struct BorrowedViews: Sendable {
  private var places: NameMap<Place> = [:]
  /// Where presenters' views lay before they presented.
  private var homes: NameMap<Name?> = [:]
  private var waiting: [Debt] = []
  /// What was borrowed last of each view.
  private(set) var borrowed: NameMap<Debt> = [:]

  /// Where the views of both sides lay when a transition began.
  private struct Place {
    var from: Spot?
    var to: Spot?
  }

  struct Spot: Sendable {
    let view: Name
    let superview: Name?
    /// Whether the trace has shown where it lies.
    let isKnown: Bool
  }

  /// A view that has to be somewhere.
  struct Debt: Sendable {
    let spot: Spot
    /// Whether that is because a transition was given up.
    let isGivenUp: Bool
    fileprivate(set) var begin: Int
    fileprivate(set) var end: Int
  }

  /// Whether views have to be back by now.
  var isOwed: Bool { !waiting.isEmpty }

  /// The views that have to be back by now, each of them once.
  mutating func takeDebts() -> [Debt] {
    defer { waiting = [] }
    return waiting
  }

  /// Notes where the views of both sides lie.
  mutating func begin(_ transition: TransitionState, in hierarchy: HierarchyState) {
    func spot(_ side: Name?) -> Spot? {
      side.flatMap { hierarchy.names.rootView(of: $0) }.map { view in
        let object = hierarchy.objects[view]
        return Spot(view: view, superview: object.superview, isKnown: object.isPlaced)
      }
    }
    let from = spot(transition.from).flatMap { $0.isKnown ? $0 : nil }
    let to = spot(transition.to).flatMap { $0.isKnown || transition.kind != .present ? $0 : nil }
    places[transition.name] = Place(from: from, to: to)
    if !transition.isModal {
      // Who changes places meanwhile has no old one to come back to.
      for side in transition.sides { hierarchy.names.rootView(of: side).map { homes[$0] = nil } }
    } else if transition.kind == .present, let home = from {
      homes[home.view] = .some(home.superview)
    }
  }

  /// Notes which views have to be back.
  mutating func end(
    _ transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let place = places.removeValue(forKey: transition.name) else { return }
    let isGivenUp = entry.flag == false
    func owe(_ spot: Spot?) {
      guard let spot else { return }
      var debt = Debt(
        spot: spot, isGivenUp: isGivenUp, begin: transition.begin, end: entry.index)
      waiting.append(debt)
      guard transition.kind != .replace, hierarchy.names.knows(spot.view) else { return }
      // What nobody moved since was moved in an earlier one, if at all.
      let isMoved = hierarchy.objects[spot.view].lastMove.map { $0 > transition.begin } ?? false
      if let earlier = borrowed[spot.view], !isMoved {
        debt.begin = earlier.begin
        debt.end = earlier.end
      }
      borrowed[spot.view] = debt
    }
    if isGivenUp {
      owe(place.from)
      owe(place.to)
    } else if transition.kind == .dismiss, let to = place.to, to.isKnown {
      if let home = homes.removeValue(forKey: to.view) {
        owe(Spot(view: to.view, superview: home, isKnown: true))
      } else if !transition.isRemoving {
        owe(to)
      }
    }
  }

  /// From here on nothing has a place to come back to.
  mutating func uproot() { (borrowed, homes, places) = ([:], [:], [:]) }

  mutating func forget(_ name: Name) {
    places[name] = nil
    homes[name] = nil
    borrowed[name] = nil
  }
}
