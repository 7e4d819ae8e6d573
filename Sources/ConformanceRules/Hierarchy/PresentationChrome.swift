/// What came with the presentations that stand, and goes with them.
///
/// It is told by where it lies, and not by its class: in the container of a presentation that stands, in
/// whose transition the subject put it there.
struct PresentationChrome {
  private let visibility: Visibility

  /// What a view is to what is presented.
  enum Kind {
    /// It lies around the presented view, and is handed out in its place.
    case shell
    /// It lies beneath the presented view: dimming, a blur, a shadow.
    case backdrop
    /// A presentation controller put it on or into the presented view, which it does not cover.
    case ornament
  }

  init(_ snapshot: HierarchySnapshot, _ hierarchy: HierarchyState) {
    visibility = Visibility(snapshot, hierarchy)
  }

  /// What a view is to what it came with; none where that stands no more, or the view is nothing that may
  /// stay with it.
  func kind(of view: Name) -> Kind? {
    let snapshot = visibility.snapshot
    guard let companion = visibility.hierarchy.objects[view].companion,
      let presentation = standing(companion), let place = snapshot.place(of: view),
      let container = visibility.hierarchy.container(of: presentation),
      snapshot.path(from: view).dropFirst().contains(container)
    else { return nil }
    let root = visibility.hierarchy.names.rootView(of: presentation.presented)
    guard let root, let rootPlace = snapshot.place(of: root),
      snapshot.path(from: root).contains(container)
    else { return companion.isByPresentation ? .backdrop : nil }
    if snapshot.path(from: root).contains(view) { return .shell }
    if place < rootPlace { return .backdrop }
    return companion.isByPresentation && !visibility.covers(view, root) ? .ornament : nil
  }

  /// The presentation that a view came with, if it stands.
  private func standing(_ companion: Companion) -> PresentationState? {
    let (snapshot, presented) = (visibility.snapshot, companion.presented)
    return snapshot.presenters.lazy.filter { snapshot.presented(by: $0) == presented }
      .compactMap { visibility.hierarchy.presentations[$0] }
      .first { $0.presented == presented && $0.transition == companion.transition }
  }
}
