/// The screens of the library's own without which its animators do nothing.
extension SubjectMaker {
  /// What a subject's screens are where its animator, or one that it hands out, moves some of the library's own classes
  /// alone, or why there are none; nothing where any will do.
  func ownScreen(
    for type: KnownType, as kind: DiscoverableKind
  ) -> Swift.Result<ScreenReader.Wish, MakingObstacle>? {
    let sides = wantedSides(of: type, as: kind)
    guard let first = sides.first else { return nil }
    let names = Maker.list(sides.map(\.screen.name))
    guard sides.count == 1 || sides.allSatisfy({ $0.role != nil }) else {
      return .failure(
        MakingObstacle(
          reason: "it moves \(names) alone, and nobody says which of them is where", sketch: nil))
    }
    var makings: [ScreenReader.Wish.Making] = []
    for side in sides {
      switch fresh(side.screen) {
      case .success(let making): makings.append(.init(text: making, role: side.role))
      case .failure(let obstacle):
        let whose = sides.count == 1 ? "" : "for \(side.screen.name) "
        return .failure(
          MakingObstacle(
            reason: "it moves \(names) alone, and \(whose)\(obstacle.reason)", sketch: nil))
      }
    }
    return .success(
      ScreenReader.Wish(
        declaration: nil, making: makings[0].text, role: first.role,
        reason: "it moves \(names) alone, and gets \(sides.count == 1 ? "one" : "both")",
        beside: Array(makings.dropFirst())))
  }

  /// What screens are of which a protocol of the library's is asked that the stage's cannot adopt: one of the library's
  /// own that does, or why there is none.
  func adopter(of lack: ScreenReader.Lack) -> Swift.Result<ScreenReader.Wish, MakingObstacle> {
    let able = catalogue.own.filter { type in
      type.kind == .class && catalogue.inherits(type, from: SystemName.controller)
        && catalogue.conforms(type, to: lack.wanted.qualifiedName)
    }
    for screen in able {
      guard case .success(let making) = fresh(screen) else { continue }
      return .success(
        ScreenReader.Wish(
          declaration: nil, making: making, role: lack.role,
          reason: "its screens have to be \(lack.wanted.name), as its library's \(screen.name) is"))
    }
    return .failure(
      MakingObstacle(
        reason: "its screens have to be \(lack.wanted.name), and nobody says their "
          + "'\(lack.member)'", sketch: nil))
  }

  /// How a screen is made of which each has to be a fresh one.
  private func fresh(_ screen: KnownType) -> Swift.Result<String, MakingObstacle> {
    filledScreen(screen).flatMap { making in
      guard !making.isFailable, making.arguments != nil, making.filling.isEmpty else {
        return .failure(MakingObstacle(reason: "that is made \(making.way)", sketch: nil))
      }
      return .success(making.expression)
    }
  }

  /// The screens that a subject's animators want, one for each role; none where any will do.
  func wantedSides(of type: KnownType, as kind: DiscoverableKind) -> [SideReader.Side] {
    let handing = HandingReader(catalogue, sources)
    let reader = SideReader(catalogue, sources)
    if kind == .animator {
      return handing.use(of: type).map { reader.sides(of: type, for: $0.ways) } ?? []
    }
    // Where an answer has several animators, nobody knows which of them is played.
    let handed = handing.handed(by: type).filter { $0.key.kind == kind && $0.value.count == 1 }
    let sides = catalogue.own.flatMap { animator -> [SideReader.Side] in
      let ways = handed.filter { animator.path.last.map($0.value.contains) == true }.keys
      return ways.isEmpty ? [] : reader.sides(of: animator, for: Set(ways))
    }
    return SideReader.first(of: sides)
  }
}
