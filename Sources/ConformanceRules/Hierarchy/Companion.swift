import AppearanceTrace

/// With which presentation a view of the subject's own came.
struct Companion: Sendable, Equatable {
  /// The controller that is presented.
  let presented: Name
  /// The transition that presents it; none where it was presented before the script acted.
  let transition: Name?
  /// Whether the presentation controller put it in, in one of its hooks.
  let isByPresentation: Bool
}

extension HierarchyState {
  /// With which presentation the subject puts a view in: the one that runs, in whose name it does so.
  private func companion(by entry: IndexedEvent) -> Companion? {
    guard entry.topic == .insert, let view = entry.principal, isSubjectsOwn(view),
      let transition = entry.cause.flatMap({ transitions[$0] }), transition.kind == .present,
      transition.end == nil, let presented = transition.to
    else { return nil }
    return Companion(
      presented: presented, transition: transition.name, isByPresentation: hook == entry.time)
  }

  /// Learns with which presentation a view comes that is put somewhere.
  mutating func takeCompanion(_ entry: IndexedEvent, _ view: Name) {
    guard let companion = companion(after: entry) else { return }
    let last = objects[view].companion
    if let last, last != companion, !(bringers[view] ?? []).contains(companion) {
      bringers[view] = (bringers[view] ?? [last]) + [companion]
    }
    objects[view].companion = companion
  }

  /// With which presentation a view comes that is put somewhere: with one that it came with, into whose container
  /// it is put again, or with the one that runs; none where no line says so.
  func companion(after entry: IndexedEvent) -> Companion? {
    companionAtHome(entry) ?? companion(by: entry)
  }

  /// The presentation that stands and that a view came with, into whose container it is put again.
  private func companionAtHome(_ entry: IndexedEvent) -> Companion? {
    guard entry.topic == .insert, entry.isBySubject, let view = entry.principal,
      let superview = entry.counterpart, let last = objects[view].companion
    else { return nil }
    return (bringers[view] ?? [last]).last { companion in
      let standing = presentations.values.first {
        $0.presented == companion.presented && $0.transition == companion.transition
      }
      return standing.flatMap { container(of: $0) }.map { isView(superview, inside: $0) } ?? false
    }
  }

  /// Whether the subject made a view for its own ends.
  func isSubjectsOwn(_ view: Name) -> Bool {
    [.chrome, .wrapper].contains(names.role(of: view)?.kind)
  }

  /// Learns with whom the views came that lay in presentations' containers before the script acted.
  mutating func takeCompanions() {
    for presentation in presentations.values {
      guard let container = presentation.containerBefore else { continue }
      let companion = Companion(
        presented: presentation.presented, transition: nil, isByPresentation: false)
      for view in baseline.views
      where isSubjectsOwn(view) && baseline.path(from: view).contains(container) {
        objects[view].companion = companion
      }
    }
  }

  /// Learns whether a presentation controller has the word: from one of its hooks to whatever else the
  /// subject is asked or says.
  mutating func takeWord(_ entry: IndexedEvent) {
    switch entry.topic {
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .containerViewWillLayoutSubviews:
      hook = entry.time
    case .alongside, .alongsideCompletion: hook = nil
    default: if entry.mark == .crossing { hook = nil }
    }
  }
}
