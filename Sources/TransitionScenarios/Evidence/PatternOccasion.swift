import TransitionStage

/// A place of a trace where a pattern is to be found.
struct PatternOccasion {
  /// The place of the event that makes it one.
  let place: Int
  /// The places of the events in which the pattern is looked for.
  let span: Range<Int>
  /// Whom the pattern's letters stand for.
  let cast: PatternCast
}

extension EvidencePattern {
  /// The places of a trace where the pattern is to be found.
  func occasions(in scene: PatternScene) -> [PatternOccasion] {
    scene.places(of: occasion).compactMap { occasion(at: $0, in: scene) }
  }

  private func occasion(at place: Int, in scene: PatternScene) -> PatternOccasion? {
    guard var cast = scene.letters(of: occasion, at: place),
      let last = lastPlace(from: place, in: scene, cast)
    else { return nil }
    // What comes at the end of a process that was ended is not all that would have come.
    guard scene.trace.ending.checkpoint != nil || last + 1 < scene.events.count else { return nil }
    let span = place + 1..<last + 1
    for condition in conditions {
      guard holds(condition, at: place, span, in: scene, &cast) else { return nil }
    }
    return PatternOccasion(place: place, span: span, cast: cast)
  }

  /// The last place in which the pattern is looked for; none where the span does not close.
  private func lastPlace(
    from place: Int, in scene: PatternScene, _ cast: PatternCast
  ) -> Int? {
    if case .begin = occasion.form {
      guard scene.end(ofBeginningAt: place) != nil,
        conditions.contains(.overlapped) || scene.isAlone(beginningAt: place)
      else { return nil }
    }
    switch span {
    case .trace: return scene.events.count - 1
    case .until(let lines):
      return lines.compactMap { scene.place(of: $0, in: place + 1..<scene.events.count, cast) }
        .min()
    case .own:
      guard let end = scene.end(ofBeginningAt: place) else { return scene.lastOfInstant(place) }
      return scene.lastOfEnding(end)
    }
  }
}
