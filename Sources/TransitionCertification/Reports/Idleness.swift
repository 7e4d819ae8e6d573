import AppearanceTrace
import TransitionScenarios

/// Whether nothing of a subject's own is seen in its cases, so that they say nothing of it.
struct Idleness {
  let subject: Subject
  let cases: [CaseResult]
  let headlines: [CaseHeadline]

  /// What its report says; none where something of the subject's took part, or it must not be used anyway.
  var error: ReportError? {
    // What is installed has done its part before anything is recorded.
    guard !subject.isReference, subject.kind != .installed, !cases.isEmpty,
      cases.allSatisfy({ $0.obstacle == nil })
    else { return nil }
    if let asked = casesAskedInVain { return .nothingHandedOut(cases: asked) }
    // Who is convicted has done something; a screen that is there, and no more, has not.
    let takesPart: (Trace) -> Bool = subject.kind == .screen ? \.showsOwnWork : \.showsSubject
    return headlines.isEmpty && !cases.contains { takesPart($0.trace) } ? .nothingTookPart : nil
  }

  /// In how many cases a delegate was asked for what animates, where it handed out nothing in any; none where it did,
  /// or was not asked, or does its work by other means.
  private var casesAskedInVain: Int? {
    guard !headlines.contains(where: { $0.level == .must }) else { return nil }
    let isInvolved: (Trace) -> Bool
    switch subject.kind {
    case .delegate, .screen: isInvolved = \.handsOut
    // One that changes its stack or its selection by itself may do without.
    case .navigation, .tabs: isInvolved = \.showsOwnWork
    case .system, .animator, .segue, .container, .installed, .window: return nil
    }
    guard !cases.contains(where: { isInvolved($0.trace) }) else { return nil }
    let asked = cases.count { $0.trace.asksForAnimators }
    return asked > 0 ? asked : nil
  }
}
