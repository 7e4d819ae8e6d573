import AppearanceTrace

/// What is revealed lies below what goes.
///
/// Condition, for dismissals and pops in which both views lie in one place: where the revealed view
/// was put above the outgoing one, and is neither moved nor faded in there, it was put below again
/// before the end. Which other properties it gets tells nothing of where it is seen.
///
/// Legal: the transition hides the view that goes, and moves a view of its own above the revealed one, such
/// as a picture of what goes; or lets the view that goes rest beneath, with all that lies in it or beside it,
/// while such pictures change their places above, and not only how pale they are, nor only to lie over all of the
/// screen; the view that goes has left its place in the instant of the insertion, as where UIKit exchanges two views;
/// and a transition that is over in that instant, for nobody sees it.
struct GeometryZOrder: RuleChecker {
  static let id: RuleID = "geometry-z-order"
  static let statement = """
    On the way back the view that is revealed lies below the one that goes.
    """
  static let clauses = [revealed]
  static let exceptions = [
    RuleException(
      "picture",
      "What goes may be seen as a picture that moves above what is revealed, while its own view is hidden.",
      guards: [
        .sketch("a veil that fades above a screen that was revealed over the one that goes"),
        .sketch("a screen that is revealed over a hidden one, while nothing moves above it"),
      ]),
    RuleException(
      "pictures",
      """
      What goes may be seen as pictures that change their places above what is revealed, other than to cover the \
      screen, while nothing of its own moves beneath.
      """,
      guards: [
        .sketch("a veil that fades above a screen that was revealed over the one that goes"),
        .sketch("a veil that is laid over a revealed screen as a whole, and fades"),
        .sketch("a picture that flies above a revealed screen while what goes slides out beneath"),
        .sketch(
          "a picture that flies above a revealed screen while a part of what goes moves beneath"),
        .sketch("a picture that flies above a revealed screen while a shade fades beneath"),
      ]),
    RuleException(
      "exchanged",
      """
      What goes may leave its place in the instant in which what is revealed is put there: nothing is hidden then.
      """,
      guards: [
        .sketch("a view that goes is taken out a moment behind the insertion of the one above it"),
        .sketch("a view that goes is exchanged for another one, and put back beneath it"),
      ]),
  ]
  static let level = Level.should
  static let authority: [Authority] = [
    .derived(from: "an animation's being there to be seen: what lies above hides it"),
    .observed(["CX-07"]),
  ]
  static let remedy = """
    Insert the revealed view below the outgoing one when you dismiss or pop.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .insert, .remove, .set, .moves, .completeTransition,
  ]

  private static let revealed = RuleClause(
    "revealed",
    "A view that is revealed, and neither moves nor fades in, lies below the one that goes.")

  private(set) var record = Record()
  /// The insertion that put each revealed view on top, and the transition that made it.
  private var covers: NameMap<Cover> = [:]
  /// The transitions in which something of the side moves that goes.
  private var stirred: Set<Name> = []

  private struct Cover {
    let insertion: Int
    let time: TraceTime
    let transition: Name
    let superview: Name?
    /// The views that the transition has put in above.
    var above: Set<Name> = []
    /// Whether one of them moves.
    var isAboveMoving = false
    /// Those of them that have got another place than all of the screen.
    var placed: Set<Name> = []
    /// Whether one of them moves to another place.
    var isAbovePlaced = false
    /// Whether one of them has moved while the view that goes was hidden.
    var isPictured = false
    /// Whether the view that goes has left in the instant of the insertion.
    var isExchange = false
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .begin: stirred.remove(object)
    case .insert: insert(object, entry, in: hierarchy)
    case .remove: remove(object, entry, in: hierarchy)
    case .set: set(object, entry, in: hierarchy)
    case .moves: move(object, entry, in: hierarchy)
    default: complete(object, entry, in: hierarchy)
    }
  }

  private mutating func insert(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .dismiss || transition.kind == .pop
    else { return }
    let revealed = transition.to.flatMap { hierarchy.names.rootView(of: $0) }
    let leaving = transition.from.flatMap { hierarchy.names.rootView(of: $0) }
    if view == revealed {
      let isBeside = leaving.map { hierarchy.objects[$0].superview == entry.counterpart } ?? false
      covers[view] =
        isBeside && entry.sibling == nil
        ? Cover(
          insertion: entry.index, time: entry.time, transition: transition.name,
          superview: entry.counterpart) : nil
    } else if view == leaving, let revealed {
      // Beneath the revealed one it is as hidden as before, and is no more away.
      if entry.sibling == revealed {
        covers[revealed]?.isExchange = false
      } else {
        covers[revealed] = nil
      }
    } else if let revealed, let cover = covers[revealed], cover.superview == entry.counterpart,
      entry.sibling == nil
    {
      covers[revealed]?.above.insert(view)
    }
  }

  /// Takes in that a view has left: where it is the one that goes, and goes at once, nothing is covered that was to be
  /// seen.
  private mutating func remove(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let revealed = revealed(entry, in: hierarchy), let cover = covers[revealed],
      cover.time == entry.time, cover.transition == entry.cause,
      let transition = hierarchy.transitions[cover.transition],
      view == transition.from.flatMap({ hierarchy.names.rootView(of: $0) })
    else { return }
    covers[revealed]?.isExchange = true
  }

  private mutating func move(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    covers[view] = nil
    guard let revealed = revealed(entry, in: hierarchy), view != revealed else { return }
    if let cover = covers[revealed], cover.above.contains(view) {
      covers[revealed]?.isAboveMoving = true
      if cover.placed.contains(view) { covers[revealed]?.isAbovePlaced = true }
      if isLeavingUnseen(entry, in: hierarchy) { covers[revealed]?.isPictured = true }
    } else if let transition = entry.cause, isOfLeavingSide(view, transition, in: hierarchy) {
      stirred.insert(transition)
    }
  }

  /// Whether a view is the one that goes in a transition, lies in it, or beside it.
  private func isOfLeavingSide(_ view: Name, _ transition: Name, in hierarchy: HierarchyState)
    -> Bool
  {
    let leaving = hierarchy.transitions[transition]?.from.flatMap {
      hierarchy.names.rootView(of: $0)
    }
    guard let leaving else { return false }
    return hierarchy.isView(view, inside: leaving)
      || hierarchy.objects[view].superview == hierarchy.objects[leaving].superview
  }

  private mutating func set(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let property = entry.property else { return }
    if property.kind.changesVisibility { covers[view] = nil }
    // The words of the screen come last, since they are made for each question.
    if property.kind == .frame || property.kind == .transform,
      let revealed = revealed(entry, in: hierarchy), covers[revealed]?.above.contains(view) == true,
      property.values != ["0", "0"] + hierarchy.screen.words
    {
      covers[revealed]?.placed.insert(view)
    }
    guard property.kind == .hidden,
      let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      view == transition.from.flatMap({ hierarchy.names.rootView(of: $0) }),
      let revealed = revealed(entry, in: hierarchy)
    else { return }
    if !property.isDefault, covers[revealed]?.isAboveMoving == true {
      covers[revealed]?.isPictured = true
    }
  }

  /// Whether the view is hidden, or faint beyond sight, that goes in the transition which caused an event.
  private func isLeavingUnseen(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    let leaving = entry.cause.flatMap { hierarchy.transitions[$0]?.from }.flatMap {
      hierarchy.names.rootView(of: $0)
    }
    guard let leaving else { return false }
    return [.hidden, .alpha].contains { (kind: ViewProperty.Kind) in
      kind.hides(by: hierarchy.values(kind, of: leaving))
    }
  }

  /// The view that the transition reveals which caused an event.
  private func revealed(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Name? {
    entry.cause.flatMap { hierarchy.transitions[$0]?.to }.flatMap {
      hierarchy.names.rootView(of: $0)
    }
  }

  private mutating func complete(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard let transition = hierarchy.transitions[name],
      let view = transition.to.flatMap({ hierarchy.names.rootView(of: $0) })
    else { return }
    let isStill = stirred.remove(name) == nil
    guard let cover = covers.removeValue(forKey: view), cover.transition == name,
      transition.isAnimated, cover.time < entry.time, !cover.isExchange, !cover.isPictured,
      !(cover.isAbovePlaced && isStill)
    else { return record.exercise() }
    record.convict(
      Self.revealed,
      "\(hierarchy.names.text(view)) was revealed above the view that goes",
      [.event(transition.begin), .event(cover.insertion)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    covers[name] = nil
    stirred.forget(name)
    for revealed in covers.keys {
      covers[revealed]?.above.forget(name)
      covers[revealed]?.placed.forget(name)
    }
  }
}
