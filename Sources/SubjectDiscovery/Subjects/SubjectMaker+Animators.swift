/// Animators that are handed out by a delegate, and not for all that they might be tried for.
extension SubjectMaker {
  /// An animator that a delegate has to hand out: it is told which way it goes, or the library itself makes it
  /// for one way, or for one style of presentation, alone.
  ///
  /// - Returns: Whether it is one, and can be made.
  func makeHandedOut(_ type: KnownType, _ id: String, _ result: inout Result) -> Bool {
    let use = HandingReader(catalogue, sources).use(of: type)
    let only = use?.onlyWay
    guard
      makeDirected(type, id, only, &result) || makeUndirected(type, id, use, &result)
    else { return false }
    if let use, let only {
      result.reason += "; it is tried where something is \(only) alone, since \(use.words) for that"
      if only == .presented {
        result.reason += ", and its contract says so"
      }
    }
    return true
  }

  /// An animator that has to be told which way it goes: it is handed out by a delegate that tells it.
  private func makeDirected(
    _ type: KnownType, _ id: String, _ only: TransitionWay?, _ result: inout Result
  ) -> Bool {
    let maker = Maker(catalogue: catalogue)
    guard let direction = maker.direction(of: type) else { return false }
    func made(_ value: String) -> Construction? {
      let making = maker.construction(of: type) { parameter in
        direction.isInitial && (parameter.label ?? parameter.name) == direction.name ? value : nil
      }
      guard case .success(let construction) = making, !construction.isFailable else { return nil }
      return construction
    }
    let there = only?.leadsBack == true ? nil : made(direction.there)
    let back = only?.leadsBack == false ? nil : made(direction.back)
    guard there != nil || only?.leadsBack == true, back != nil || only?.leadsBack == false,
      let way = there?.way ?? back?.way
    else { return false }
    let kind = only?.kind ?? direction.kind
    let line = subjectLine(id, kind, of: type, saying: Self.clauses(for: only))
      .directed(direction, there: there?.expression, back: back?.expression)
    result.kind = kind
    result.reason += ", and is told by '\(direction.name)' which way it goes"
    result.outcome = .made(line, way: way, isDirected: true)
    return true
  }

  /// An animator that the library itself makes for one way, for one style of presentation, or for a screen of its
  /// own, alone.
  private func makeUndirected(
    _ type: KnownType, _ id: String, _ use: HandingReader.Use?, _ result: inout Result
  ) -> Bool {
    let only = use?.onlyWay
    let hasStyle =
      StyleReader(catalogue: catalogue, sources: sources).evidence(ofMakersOf: type) != nil
    // Where it moves a screen of the library's alone, it is for what the library makes it for.
    let kinds = Set((use?.ways ?? []).map(\.kind))
    let isForScreen =
      use.map { !SideReader(catalogue, sources).sides(of: type, for: $0.ways).isEmpty } ?? false
    let screenKind = isForScreen && kinds.count == 1 ? kinds.first : nil
    guard only != nil || hasStyle || screenKind != nil,
      case .success(let made) = construction(of: type, as: .animator), !made.isFailable
    else { return false }
    let kind = only?.kind ?? screenKind ?? .delegate
    result.kind = kind
    result.outcome = .made(
      subjectLine(id, kind, of: type, saying: Self.clauses(for: only)).handedOut(
        there: only?.leadsBack == true ? nil : made.expression,
        back: only?.leadsBack == false ? nil : made.expression),
      way: made.way)
    return true
  }

  /// What the contract of an animator for one way says: what it presents goes by UIKit's own transition.
  private static func clauses(for only: TransitionWay?) -> [String] {
    only == .presented ? ["isAsymmetric: true"] : []
  }
}
