/// Finds out whether a drawer keeps what lies at its sides as children for life: its code adds children, and
/// neither adds nor removes one on the way to open or to close a side.
struct KeptSidesReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// Whether it does; false where that cannot be told.
  ///
  /// - Parameters:
  ///   - type: the drawer.
  ///   - moves: the names of the methods that open and close its sides.
  func keeps(_ type: KnownType, moving moves: [String]) -> Bool {
    let own = catalogue.ownLineage(of: type).flatMap(sources.code)
    let codes = own + sources.code(extending: "UIViewController")
    let functions = codes.flatMap(FunctionText.all)
    let byName = Dictionary(grouping: functions, by: \.name)
    // What a property's observer does comes about by an assignment, which is not followed.
    let rest = own.map { code in
      functions.reduce(code) { $0.replacing($1.body, with: "") }
    }
    guard !moves.isEmpty, moves.allSatisfy({ byName[$0] != nil }),
      own.flatMap(FunctionText.all).contains(where: { function in
        FunctionText.reached(from: [function.name], in: byName).contains {
          FunctionText.addsChild($0.body)
        }
      }), !rest.contains(where: Self.changesChildren)
    else { return false }
    return !FunctionText.reached(from: moves, in: byName).contains {
      Self.changesChildren($0.body)
    }
  }

  private static func changesChildren(_ code: some StringProtocol) -> Bool {
    FunctionText.addsChild(code)
      || String(code).contains(/\bremoveFromParent(?:ViewController)?\s*\(/)
  }
}
