/// A way that a transition goes for which UIKit asks for an animator.
enum TransitionWay: Hashable {
  case presented, dismissed, pushed, popped
  /// Tabs have no way back.
  case selected

  /// Where an animator for it is handed out.
  var kind: DiscoverableKind {
    switch self {
    case .presented, .dismissed: .delegate
    case .pushed, .popped: .navigation
    case .selected: .tabs
    }
  }

  /// Whether it leads back; none where there is no back.
  var leadsBack: Bool? {
    switch self {
    case .presented, .pushed: false
    case .dismissed, .popped: true
    case .selected: nil
    }
  }
}

extension TransitionWay {
  /// What UIKit asks for an animator by, and the ways of which it may be.
  static let questions: [(method: String, ways: [TransitionWay])] = [
    ("animationController(forPresented:presenting:source:)", [.presented]),
    ("animationController(forDismissed:)", [.dismissed]),
    ("navigationController(_:animationControllerFor:from:to:)", [.pushed, .popped]),
    ("tabBarController(_:animationControllerForTransitionFrom:to:)", [.selected]),
  ]

  /// The pieces of an answer about a stack, with the ways for which each is run: a switch over the operation, or
  /// one question for it, tells them apart.
  static func pieces(of body: String) -> [(ways: [TransitionWay], code: Substring)] {
    switchPieces(of: body) ?? conditionPieces(of: body) ?? [([.pushed, .popped], body[...])]
  }

  private static func named(in text: Substring) -> [TransitionWay] {
    let words = CodeText.words(of: String(text))
    return [(TransitionWay.pushed, "push"), (.popped, "pop")].filter { words.contains($0.1) }
      .map(\.0)
  }

  private static func switchPieces(
    of body: String
  ) -> [(ways: [TransitionWay], code: Substring)]? {
    let labels = body.matches(of: /\bcase\s+([^:{}\n]*):|\bdefault\s*:/)
    let told = Set(labels.flatMap { named(in: $0.output.1 ?? "") })
    guard let first = labels.first, !told.isEmpty else { return nil }
    let rest = [TransitionWay.pushed, .popped].filter { !told.contains($0) }
    let ends = labels.dropFirst().map(\.range.lowerBound) + [body.endIndex]
    return [([.pushed, .popped], body[..<first.range.lowerBound])]
      + zip(labels, ends).map { label, end in
        (label.output.1.map(named) ?? rest, body[label.range.upperBound..<end])
      }
  }

  private static func conditionPieces(
    of body: String
  ) -> [(ways: [TransitionWay], code: Substring)]? {
    let question =
      /(==|!=)\s*(?:UINavigationController\s*\.?\s*Operation\s*)?\.(push|pop)\b(\s*\?(?!\?)|[^{}\n]*(?=\{))/
    guard let match = body.firstMatch(of: question) else { return nil }
    let isGuard = match.output.3.contains("else")
    let asksForPush = (match.output.2 == "push") == (match.output.1 == "==")
    let yes: [TransitionWay] = asksForPush != isGuard ? [.pushed] : [.popped]
    let no: [TransitionWay] = asksForPush != isGuard ? [.popped] : [.pushed]
    let both: [TransitionWay] = [.pushed, .popped]
    let lead = (both, body[..<match.range.lowerBound])
    let behind = body[match.range.upperBound...]
    guard behind.first == "{" else {
      guard let colon = CodeText.first(":", in: behind) else { return nil }
      return [lead, (yes, behind[..<colon]), (no, behind[colon...])]
    }
    let inner = CodeText.enclosedSlice(behind)
    let rest = body[inner.endIndex...].dropFirst()
    if inner.contains(/\breturn\b/) || !rest.contains(/\breturn\b/) {
      return [lead, (yes, inner), (no, rest)]
    }
    let other = rest.prefixMatch(of: /\s*else\b[^{]*/).map { rest[$0.range.upperBound...] }
    guard let other else { return [lead, (yes, inner), (both, rest)] }
    let otherwise = CodeText.enclosedSlice(other)
    return [lead, (yes, inner), (no, otherwise), (both, body[otherwise.endIndex...])]
  }
}
