import TransitionStage

extension EvidencePattern {
  /// Whether a condition of the pattern holds at a place; it may say whom more letters stand for.
  func holds(
    _ condition: Condition, at place: Int, _ span: Range<Int>, in scene: PatternScene,
    _ cast: inout PatternCast
  ) -> Bool {
    switch condition {
    case .overlapped: return true
    case .outcome(let outcome):
      guard let end = scene.end(ofBeginningAt: place),
        case .end(_, let ended) = scene.events[end].action
      else { return false }
      return ended == outcome
    case .never(let line):
      return scene.places(of: line, cast).isEmpty
    case .with(let line):
      guard let place = scene.place(of: line, in: span, cast),
        let letters = scene.letters(of: line, at: place)
      else { return false }
      cast.takeIn(letters)
      return true
    case .without(let line):
      return scene.place(of: line, in: span, cast) == nil
    case .scenario(let segments, let isMeant):
      let id = scene.trace.header.scenario
      return isMeant == (id == segments || id.hasPrefix(segments + "/"))
    case .idle: return scene.isIdle(before: place)
    case .bar(let letter, let isHidden):
      guard let name = cast[letter] else { return false }
      // A bar that nothing is said of is seen.
      let bar = scene.roles.name(of: .bar, of: name)
      return (bar.map(scene.isHidden) ?? false) == isHidden
    case .childless(let letter):
      guard let name = cast[letter] else { return false }
      return scene.isChildless(name, at: span.upperBound)
    case .seen(let letter):
      guard let view = cast[letter].flatMap(scene.roles.rootView) else { return false }
      return scene.liesInWindow(view, at: place)
    case .child(let child, let parent):
      guard let name = cast[child] else { return false }
      return PatternTerm.object(parent)
        .fits(scene.parent(of: name, at: place), in: scene, &cast)
    case .shown(let child, let parent):
      return isShown(child, in: parent, at: place, span, in: scene, &cast)
    }
  }

  /// Whether a controller's view is in its parent's, before the event or when the span is over.
  ///
  /// Either letter may stand for nobody yet: a parent is found by its child, and a child among the cast.
  private func isShown(
    _ child: Character, in parent: Character, at place: Int, _ span: Range<Int>,
    in scene: PatternScene, _ cast: inout PatternCast
  ) -> Bool {
    let candidates =
      cast[child].map { [$0] } ?? cast[parent].map(scene.likelyChildren) ?? scene.controllers
    for moment in [place, span.upperBound] {
      for candidate in candidates {
        guard let owner = scene.parent(of: candidate, at: moment), cast[parent] ?? owner == owner,
          let view = scene.roles.rootView(of: candidate),
          let outer = scene.roles.rootView(of: owner),
          scene.lies(view, in: outer, at: moment)
        else { continue }
        cast.put(child, for: candidate)
        cast.put(parent, for: owner)
        return true
      }
    }
    return false
  }
}
