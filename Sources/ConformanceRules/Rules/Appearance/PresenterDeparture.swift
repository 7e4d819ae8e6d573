/// What a presenter heard when something was presented.
struct PresenterDeparture: Sendable {
  /// When the presentation began; none where it was there before the script acted.
  let begin: Int?
  /// How often the presenter heard that it did disappear.
  let ends: Int
  let evidence: Evidence
  /// Whether that was a breach already, or another's affair.
  let isConvicted: Bool

  /// What was heard in a presentation that is over.
  init(_ chapter: PresenterChapter, _ end: TransitionState.End) {
    begin = chapter.transition.begin
    ends = chapter.ends
    evidence = .event(chapter.lastCallback ?? end.event)
    isConvicted = chapter.isConvicted || chapter.isUprooted
  }

  /// What must have been heard of a presentation that was there before the script acted; none where there
  /// was none, and where nobody can tell.
  ///
  /// UIKit told a presenter whose view it took out. One that has appeared all the same came back by another
  /// way, so that how it stands does not show what it heard.
  init?(standingBefore chapter: PresenterChapter, at baseline: HierarchySnapshot) {
    guard baseline.presented(by: chapter.presenter) != nil else { return nil }
    guard !chapter.transition.isRemoving || baseline.phases[chapter.presenter] == nil
    else { return nil }
    begin = nil
    ends = baseline.phases[chapter.presenter] == nil ? 1 : 0
    evidence = .baseline(.heading)
    isConvicted = false
  }
}
