import AppearanceTrace

extension History {
  /// With whose presentation a view of the subject's came, and how.
  struct Companion: Equatable {
    let presented: String
    /// The name of the transition; none for what was there before the script acted.
    let transition: String?
    let isByPresentation: Bool
  }

  /// With which presentation a view came last.
  func companion(of view: String, before place: Int) -> Companion? {
    guard [.chrome, .wrapper].contains(roles.role(of: view)?.kind) else { return nil }
    let told = (0..<place).reversed().lazy.compactMap { companion(of: view, at: $0) }.first
    return told ?? companionBefore(view)
  }

  private func companion(of view: String, at place: Int) -> Companion? {
    guard case .insert(view, _, _) = events[place].action else { return nil }
    var earlier = [companionBefore(view)].compactMap { $0 }
    for line in 0..<place where home(of: view, at: line, among: earlier) == nil {
      guard let companion = bringer(of: view, at: line), !earlier.contains(companion) else {
        continue
      }
      earlier.append(companion)
    }
    return home(of: view, at: place, among: earlier) ?? bringer(of: view, at: place)
  }

  /// The last of the presentations that a view came with which stands, and into whose container it is put again.
  private func home(
    of view: String, at place: Int, among earlier: [Companion]
  ) -> Companion? {
    guard case .insert(view, let superview, _) = events[place].action, isBySubject(place) else {
      return nil
    }
    return earlier.last { companion in
      let own = standing(before: place).first {
        $0.presented == companion.presented && $0.run?.name == companion.transition
      }
      return own.flatMap { container(of: $0, before: place) }
        .map { isView(superview, inside: $0, before: place) } ?? false
    }
  }

  /// The presentation that stood before the script acted, in whose container a view lay.
  private func companionBefore(_ view: String) -> Companion? {
    let old = standing(before: 0).first { old in
      container(of: old, before: 0).map(baseline.path(from: view).contains) ?? false
    }
    return old.map {
      Companion(presented: $0.presented, transition: nil, isByPresentation: false)
    }
  }

  private func bringer(of view: String, at place: Int) -> Companion? {
    guard case .insert(view, _, _) = events[place].action,
      let run = run(cause(of: place), at: place), run.span.kind == .present,
      !hasEnded(run, before: place), let presented = run.span.to
    else { return nil }
    return Companion(
      presented: presented, transition: run.name, isByPresentation: isInHook(place))
  }

  /// Whether a presentation controller has the word, in this instant: what crosses the border itself takes it away.
  func isInHook(_ place: Int) -> Bool {
    let hooks: [Call.Method] = [
      .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .containerViewWillLayoutSubviews,
    ]
    let last = (0...place).last { earlier in
      events[earlier].mark == .crossing
        || isCall(earlier, hooks + [.alongside, .alongsideCompletion])
    }
    return last.map { isCall($0, hooks) && events[$0].time == events[place].time } ?? false
  }

  /// Whether a view lies, in the container of what it came with, in front of what that presents; none where
  /// it came with nothing that stands, or lies elsewhere.
  private func spot(of view: String, _ finalState: SettledHierarchy) -> ChromeSpot? {
    guard finalState.shows(view), let companion = companion(of: view, before: events.count),
      let standing = standing(before: events.count).first(where: {
        $0.presented == companion.presented
          && finalState.presented(by: $0.presenter) == $0.presented
          && $0.run?.name == companion.transition
      }),
      let container = container(of: standing, before: events.count),
      finalState.path(from: view).dropFirst().contains(container)
    else { return nil }
    let root = rootView(of: companion.presented)
    let around = finalState.shows(root) ? finalState.path(from: root) : []
    guard around.contains(container) else {
      return companion.isByPresentation ? .beneath : nil
    }
    if around.contains(view) { return .around }
    let first = finalState.views.first { $0 == view || $0 == root }
    if first == view { return .beneath }
    return companion.isByPresentation && !covers(view, root, finalState) ? .beside : nil
  }

  private enum ChromeSpot { case beneath, around, beside }

  /// Whether a view would hide all of another one that it lies in front of.
  func covers(_ view: String, _ other: String, _ finalState: SettledHierarchy) -> Bool {
    guard !finalState.isHidden(view), finalState.opacity(of: view) > 0 else { return false }
    guard let cover = finalState.edges(of: view) else { return true }
    guard let edges = finalState.edges(of: other) else { return false }
    return cover[0] <= edges[0] && cover[1] <= edges[1] && edges[2] <= cover[2]
      && edges[3] <= cover[3]
  }

  /// Whether a view is of a class that the contract declares.
  func isDeclared(_ view: String) -> Bool { type(of: view).map(contract.chrome.contains) ?? false }

  /// Whether a view belongs to a presentation that stands, without a declaration.
  func isPresentations(_ view: String, _ finalState: SettledHierarchy) -> Bool {
    spot(of: view, finalState) != nil
  }

  /// Whether a view belongs to a presentation that stands, and lies beneath what is presented.
  func isBackdrop(_ view: String, _ finalState: SettledHierarchy) -> Bool {
    spot(of: view, finalState) == .beneath
  }
}
