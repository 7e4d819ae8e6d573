/// The screens of the library's own without which its animators do nothing.
extension SubjectMaker {
  /// What a subject's screens are where its animator, or one that it hands out, moves one of the library's own class
  /// alone, or why there is none; nothing where any will do.
  func ownScreen(
    for type: KnownType, as kind: DiscoverableKind
  ) -> Swift.Result<ScreenReader.Wish, MakingObstacle>? {
    wantedSide(of: type, as: kind).map { side in
      let name = side.screen.name
      return filledScreen(side.screen).flatMap { making in
        // Every screen has to be a fresh one.
        guard !making.isFailable, making.arguments != nil, making.filling.isEmpty else {
          return .failure(MakingObstacle(reason: "that is made \(making.way)", sketch: nil))
        }
        return .success(
          ScreenReader.Wish(
            declaration: nil, making: making.expression, role: side.role,
            reason: "it moves a \(name) alone, and gets one"))
      }
      .mapError {
        MakingObstacle(reason: "it moves a \(name) alone, and \($0.reason)", sketch: nil)
      }
    }
  }

  /// The screen that a subject's animators want; none where any will do.
  func wantedSide(of type: KnownType, as kind: DiscoverableKind) -> SideReader.Side? {
    let handing = HandingReader(catalogue, sources)
    let reader = SideReader(catalogue, sources)
    if kind == .animator {
      return handing.use(of: type).flatMap { reader.side(of: type, for: $0.ways) }
    }
    // Where an answer has several animators, nobody knows which of them is played.
    let handed = handing.handed(by: type).filter { $0.key.kind == kind && $0.value.count == 1 }
    for animator in catalogue.own {
      let ways = handed.filter { animator.path.last.map($0.value.contains) == true }.keys
      guard !ways.isEmpty, let side = reader.side(of: animator, for: Set(ways)) else { continue }
      return side
    }
    return nil
  }
}
