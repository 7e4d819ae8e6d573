/// The calls by which a container is made and moved, as its declarations suggest them.
struct ContainerCalls {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The arguments of a container's subject, in their order, and how it is made and moved in words.
  struct Plan {
    let arguments: [String]
    let way: String
    /// Whether some call of it cannot be told to do without animation.
    let isAlwaysAnimated: Bool
    /// Whether it selects the neighbours of what it shows alone.
    var isStepwise = false
    /// The names of the methods that open and close its sides; none where it has no sides.
    var moves: [String] = []

    /// The arguments of a subject that keeps what lies at its sides.
    var keepingSides: [String] {
      [arguments[0], "contract: SubjectContract(keepsSides: true)"] + arguments.dropFirst()
    }
  }

  /// How a container is made and moved: by its sides if it has some that open, by pushing and popping if it is a
  /// stack, else by an index, or else by what exchanges its child.
  func plan(of type: KnownType) -> Result<Plan, MakingObstacle> {
    let plan = planOfSeveral(of: type)
    guard case .failure = plan, sides(of: type).isEmpty, let exchange = exchange(of: type) else {
      return plan
    }
    if case .failure = exchange,
      ContainerReader(catalogue, sources).evidence(of: type) != nil
    {
      return plan
    }
    return exchange
  }

  private func planOfSeveral(of type: KnownType) -> Result<Plan, MakingObstacle> {
    let members = ContainerMembers(catalogue, type)
    let making = construction(of: type)
    let sides = Self.sides(of: making)
    if sides.isEmpty, let stack = stack(of: type, members) {
      // What can be selected in it is better than nothing.
      if case .success = stack { return stack }
      if members.selection == nil { return stack }
    }
    let made: Construction
    switch making {
    case .success(let construction): made = construction
    case .failure(let obstacle):
      return .failure(
        MakingObstacle(
          reason: obstacle.reason,
          sketch: obstacle.sketch.map { sketch(of: type, making: $0, members) }))
    }
    guard sides.isEmpty else { return drawer(made, sides, members) }
    guard
      let make = self.making(
        of: type, made, members, of: "screens", in: "screens",
        given: { $0.isList || $0.place == .main })
    else {
      return .failure(obstacle(to: type))
    }
    guard let selection = members.selection else {
      return .failure(
        MakingObstacle(
          reason: "none of its members selects a child by its index, or goes on and back by one",
          sketch: "make: \(make), select: { <#container, index, animated in#> }"))
    }
    return .success(
      Plan(
        arguments: ["make: \(make)", "select: \(selection.closure)"],
        way: "\(made.way); \(selection.name) selects",
        isAlwaysAnimated: !selection.saysWhetherAnimated, isStepwise: selection.isStepwise))
  }

  /// The names of a container's sides, the first one first; none where it has none or cannot be made.
  func sides(of type: KnownType) -> [String] { Self.sides(of: construction(of: type)) }

  private static func sides(of making: Result<Construction, MakingObstacle>) -> [String] {
    guard case .success(let made) = making else { return [] }
    return (made.arguments ?? []).compactMap(\.parameter.place?.side)
  }

  // MARK: - Making

  /// An initializer that takes children goes before one that takes none; the more, the better.
  func construction(of type: KnownType) -> Result<Construction, MakingObstacle> {
    Maker(catalogue: catalogue).construction(
      of: type,
      supply: { parameter in
        if parameter.isList { return "screens" }
        return switch parameter.place {
        case .main: "screens[0]"
        case .side(let name): "sides[\(ControllerPlace.spelled(name))]"
        case nil: nil
        }
      },
      welcome: { $0.requiredParameters.count { $0.isList || $0.place != nil } })
  }

  /// The closure that makes a container without sides; none where nothing takes its children.
  ///
  /// - Parameters:
  ///   - children: the name of what the closure is given.
  ///   - list: the children as a list.
  ///   - takes: whether a parameter of the initializer takes them.
  func making(
    of type: KnownType, _ construction: Construction, _ members: ContainerMembers,
    of children: String, in list: String, given takes: (Declaration.Parameter) -> Bool
  ) -> String? {
    if construction.gives(takes) { return "{ \(children) in \(construction.expression) }" }
    return members.filling(with: list).map {
      filling(type, construction, by: "container.\($0)", children)
    }
  }

  /// The closure that makes a `container`, and then calls or sets by a statement what takes its children.
  func filling(
    _ type: KnownType, _ construction: Construction, by statement: String, _ children: String
  ) -> String {
    """
    { (\(children)) -> \(catalogue.spelling(of: type)) in
          let container = \(construction.expression)
          \(statement)
          return container
        }
    """
  }

  /// The arguments of a container without sides, of which an author has to complete how it is made.
  private func sketch(
    of type: KnownType, making expression: String, _ members: ContainerMembers
  ) -> String {
    let filling =
      members.filling(with: "screens").map { "container.\($0)" }
      ?? "<#what shows screens[0] in container#>"
    let make = """
      make: { (screens) -> \(catalogue.spelling(of: type)) in
            let container = \(expression)
            \(filling)
            return container
          }
      """
    return make
      + ", select: \(members.selection?.closure ?? "{ <#container, index, animated in#> }")"
  }

  /// Why a container is not filled: nothing takes its children, or somebody has to bring them.
  private func obstacle(to type: KnownType) -> MakingObstacle {
    let spelling = catalogue.spelling(of: type)
    let source = catalogue.ownLineage(of: type).flatMap(\.members).lazy
      .filter { $0.kind == .property }
      .compactMap { $0.declaration.type.flatMap { Self.source(named: $0, catalogue) } }
      .first
    return MakingObstacle(
      reason: source.map { "its children come from a \($0.name), which an app has to write" }
        ?? "nothing of it takes children",
      sketch: "make: { (screens) -> \(spelling) in <#a \(spelling) that shows screens#> }, "
        + "select: { <#container, index, animated in#> }")
  }

  /// A protocol of the library's by the type of a property, if those who conform hand out controllers.
  private static func source(named name: String, _ catalogue: TypeCatalogue) -> KnownType? {
    let words = CodeText.words(of: name)
    return catalogue.own.first { type in
      type.kind == .protocol && type.path.last.map(words.contains) == true
        && (type.requirements + type.members).contains { member in
          ContainerReader.isController(member.declaration.type ?? "")
            || ContainerReader.isListOfControllers(member.declaration.type ?? "")
        }
    }
  }

  // MARK: - Sides

  private func drawer(
    _ construction: Construction, _ sides: [String], _ members: ContainerMembers
  ) -> Result<Plan, MakingObstacle> {
    let make = "{ screens, sides in \(construction.expression) }"
    let spelled = sides.map(ControllerPlace.spelled)
    var arguments = ["sides: [\(spelled.joined(separator: ", "))]", "make: \(make)"]
    var isTold = true
    var moves: [String] = []
    if let selection = members.selection {
      arguments.append("select: \(selection.closure)")
      isTold = selection.saysWhetherAnimated
    }
    if let replacement = members.replacement {
      let animated = replacement.saysWhetherAnimated ? "animated" : "_"
      arguments.append(
        "replace: { container, _, screen, \(animated) in container.\(replacement.text) }")
      isTold = isTold && replacement.saysWhetherAnimated
    }
    for move in ContainerMembers.Move.allCases {
      var rows: [(side: String, call: ContainerMembers.Call)] = []
      for (side, spelled) in zip(sides, spelled) {
        guard let call = members.call(move, side, isOnly: sides.count == 1) else {
          return .failure(
            MakingObstacle(
              reason: "none of its members \(move.rawValue)s \(spelled)",
              sketch: (arguments + ["open: { <#container, side, animated in#> }"])
                .joined(separator: ", ")))
        }
        rows.append((spelled, call))
        moves.append(String(call.text.prefix { $0 != "(" }))
      }
      arguments.append("\(move.rawValue): \(Self.closure(rows))")
      isTold = isTold && rows.allSatisfy(\.call.saysWhetherAnimated)
    }
    return .success(
      Plan(
        arguments: arguments, way: construction.way + "; its sides open and close",
        isAlwaysAnimated: !isTold, isStepwise: members.selection?.isStepwise == true,
        moves: moves))
  }

  /// The closure that moves one of several sides.
  private static func closure(_ rows: [(side: String, call: ContainerMembers.Call)]) -> String {
    let animated = rows.contains(where: \.call.saysWhetherAnimated) ? "animated" : "_"
    guard rows.count > 1, let last = rows.last else {
      return "{ container, _, \(animated) in container.\(rows[0].call.text) }"
    }
    let cases = rows.dropLast().map { "      case \($0.side): container.\($0.call.text)\n" }
    return """
      { container, side, \(animated) in
            switch side {
      \(cases.joined())      default: container.\(last.call.text)
            }
          }
      """
  }
}
