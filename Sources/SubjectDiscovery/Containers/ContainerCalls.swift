/// The calls by which a container is made and moved, as its declarations suggest them.
struct ContainerCalls {
  let catalogue: TypeCatalogue

  /// The arguments of a container's subject, in their order, and how it is made and moved in words.
  struct Plan {
    let arguments: [String]
    let way: String
  }

  /// How a container is made and moved: by its sides if it has some that open, else by an index.
  func plan(of type: KnownType, spelled spelling: String) -> Result<Plan, MakingObstacle> {
    let members = ContainerMembers(catalogue, type)
    let construction = construction(of: type, spelling)
    guard case .success(let made) = construction else {
      return construction.map { Plan(arguments: [], way: $0.way) }
    }
    let sides = made.expression.matches(of: /sides\[([^\]]+)\]/).map { String($0.output.1) }
    guard sides.isEmpty else { return drawer(made, sides, members) }
    guard let make = making(made, members, spelling) else {
      return .failure(MakingObstacle(reason: "nothing of it takes children", sketch: nil))
    }
    guard let selection = members.selection else {
      return .failure(
        MakingObstacle(
          reason: "none of its members selects a child by its index",
          sketch: "make: \(make), select: { <#container, index, animated in#> }"))
    }
    return .success(
      Plan(
        arguments: ["make: \(make)", "select: \(selection.call)"],
        way: "\(made.way); \(selection.name) selects"))
  }

  // MARK: - Making

  /// An initializer that takes children goes before one that takes none; the more, the better.
  private func construction(
    of type: KnownType, _ spelling: String
  ) -> Result<Construction, MakingObstacle> {
    let atHand = AtHand(catalogue: catalogue)
    return Maker(catalogue: catalogue).construction(
      of: type, spelled: spelling,
      supply: { parameter in
        if parameter.isList { return "screens" }
        return switch parameter.place {
        case .main: "screens[0]"
        case .side(let name): "sides[\(ControllerPlace.spelled(name))]"
        case nil: atHand.value(for: parameter, in: type)
        }
      },
      welcome: { $0.requiredParameters.count { $0.isList || $0.place != nil } })
  }

  /// The closure that makes a container without sides; none where nothing takes its children.
  private func making(
    _ construction: Construction, _ members: ContainerMembers, _ spelling: String
  ) -> String? {
    if construction.expression.contains("screens") {
      return "{ screens in \(construction.expression) }"
    }
    guard let call = members.filling(with: "screens") else { return nil }
    return """
      { (screens) -> \(spelling) in
            let container = \(construction.expression)
            container.\(call)
            return container
          }
      """
  }

  // MARK: - Sides

  private func drawer(
    _ construction: Construction, _ sides: [String], _ members: ContainerMembers
  ) -> Result<Plan, MakingObstacle> {
    let make = "{ screens, sides in \(construction.expression) }"
    let list = "sides: [\(sides.joined(separator: ", "))]"
    var arguments = [list, "make: \(make)"]
    if let selection = members.selection { arguments.append("select: \(selection.call)") }
    for move in ContainerMembers.Move.allCases {
      let calls = sides.map { side in
        members.call(move, side.trimming { !$0.isLetter }, isOnly: sides.count == 1)
      }
      guard !calls.contains(nil) else {
        return .failure(
          MakingObstacle(
            reason:
              "none of its members \(move.rawValue)s \(sides[calls.firstIndex(of: nil) ?? 0])",
            sketch: (arguments + ["open: { <#container, side, animated in#> }"])
              .joined(separator: ", ")))
      }
      arguments.append("\(move.rawValue): \(Self.closure(zip(sides, calls.compactMap { $0 })))")
    }
    return .success(
      Plan(arguments: arguments, way: construction.way + "; its sides open and close"))
  }

  /// The closure that moves one of several sides.
  private static func closure(_ rows: Zip2Sequence<[String], [String]>) -> String {
    let rows = Array(rows)
    let isAnimated = rows.contains { $0.1.contains("animated") }
    let animated = isAnimated ? "animated" : "_"
    guard rows.count > 1, let last = rows.last else {
      return "{ container, _, \(animated) in container.\(rows[0].1) }"
    }
    let cases = rows.dropLast().map { "      case \($0.0): container.\($0.1)\n" }
    return """
      { container, side, \(animated) in
            switch side {
      \(cases.joined())      default: container.\(last.1)
            }
          }
      """
  }
}

extension String {
  fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> String {
    filter { !isUnwanted($0) }
  }
}
