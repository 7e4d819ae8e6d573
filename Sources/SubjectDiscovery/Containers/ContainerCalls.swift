/// The calls by which a container is made and moved, as its declarations suggest them.
struct ContainerCalls {
  let catalogue: TypeCatalogue
  private var reader: ContainerReader { ContainerReader(catalogue) }

  /// The lines of a container's plan.
  struct Plan {
    let make: String
    let select: String
    let open: String?
    let close: String?
    let way: String
  }

  /// How a container is made and moved.
  func plan(of type: KnownType, spelled spelling: String) -> Result<Plan, MakingObstacle> {
    let maker = Maker(catalogue: catalogue)
    let list = catalogue.members(of: type)
      .filter { $0.isUsable && ($0.isListOfControllers || $0.setsControllers) }
      .min { (Self.rank($0), $0.name) < (Self.rank($1), $1.name) }
    let atHand = AtHand(catalogue: catalogue)
    let byArgument = maker.construction(
      of: type, spelled: spelling,
      supply: { parameter in
        if parameter.isList { return "children" }
        return switch parameter.side {
        case .main: "children[0]"
        case .side: "children[children.count - 1]"
        case nil: atHand.value(for: parameter, in: type)
        }
      },
      isWelcome: { $0.demands.contains { $0.isList || $0.side != nil } })
    let selection = selection(of: type)
    let moves = (open: move(of: type, .open), close: move(of: type, .close))
    switch byArgument {
    case .failure(let obstacle): return .failure(obstacle)
    case .success(let construction):
      let make: String
      if construction.expression.contains("children") {
        make = "{ children in \(construction.expression) }"
      } else if let list {
        make = """
          { (children) -> \(spelling) in
                let container = \(construction.expression)
                container.\(Self.call(of: list, with: "children"))
                return container
              }
          """
      } else {
        return .failure(
          MakingObstacle(reason: "nothing of it takes children", sketch: nil))
      }
      guard let selection else {
        return .failure(
          MakingObstacle(
            reason: "none of its members selects a child by its index",
            sketch: sketch(make, moves)))
      }
      return .success(
        Plan(
          make: make, select: selection.call, open: moves.open, close: moves.close,
          way: construction.way + "; \(selection.name) selects"))
    }
  }

  private func sketch(_ make: String, _ moves: (open: String?, close: String?)) -> String {
    var parts = ["make: \(make)", "select: { <#container, index, animated in#> }"]
    if let open = moves.open { parts.append("open: \(open)") }
    if let close = moves.close { parts.append("close: \(close)") }
    return parts.joined(separator: ", ")
  }

  // MARK: - Members

  /// Which member for children goes first: the one that is called as UIKit's own.
  private static func rank(_ list: KnownType.Member) -> Int {
    list.name == "viewControllers" ? 0 : list.kind == .method ? 1 : 2
  }

  /// A member as it is given children.
  private static func call(of member: KnownType.Member, with children: String) -> String {
    guard member.kind == .method else { return "\(member.name) = \(children)" }
    let arguments = member.demands.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isList ? children : "false")
    }
    return "\(member.baseName)(\(arguments.joined(separator: ", ")))"
  }

  /// The member that shows the child at an index.
  private func selection(of type: KnownType) -> (name: String, call: String)? {
    let members = catalogue.members(of: type).filter { $0.isUsable && !$0.isOfUIKit }
    let words = ["select", "show", "move", "scroll", "turn", "go", "switch", "transition", "set"]
    let methods = members.filter { member in
      member.kind == .method && member.isCallable
        && words.contains(where: member.baseName.lowercased().hasPrefix)
        && member.demands.count(where: { $0.plainType == "Int" }) == 1
        && member.demands.allSatisfy { ["Int", "Bool"].contains($0.plainType) }
        && (member.demands.first?.mentions("index") == true || member.mentions("index"))
    }
    if let method = methods.first {
      let arguments = method.declaration.parameters.compactMap { parameter -> String? in
        let label = parameter.label.map { "\($0): " } ?? ""
        if parameter.plainType == "Int", !parameter.hasDefault { return label + "$1" }
        if parameter.plainType == "Bool", parameter.mentions("animat") { return label + "$2" }
        return parameter.isOptionalAtCall ? nil : label + "true"
      }
      let unused = arguments.contains { $0.hasSuffix("$2") } ? "" : "_ = $2; "
      return (
        method.name, "{ \(unused)$0.\(method.baseName)(\(arguments.joined(separator: ", "))) }"
      )
    }
    let properties = members.filter { member in
      member.kind == .property && member.declaration.isSettable && member.declaration.type == "Int"
        && member.mentions("index")
    }
    let property =
      properties.first { $0.name == "selectedIndex" } ?? properties.first
    return property.map { ($0.name, "{ container, index, _ in container.\($0.name) = index }") }
  }

  private enum Move {
    case open, close

    var words: [String] {
      self == .open ? ["open", "show", "expand"] : ["close", "hide", "collapse"]
    }
    var state: String { self == .open ? "true" : "false" }
  }

  /// The member that shows or hides what lies beside.
  private func move(of type: KnownType, _ move: Move) -> String? {
    let members = reader.ownMembers(of: type)
    let methods = members.filter { member in
      member.kind == .method && member.isCallable
        && member.demands.allSatisfy { $0.plainType == "Bool" && $0.mentions("animat") }
        && move.words.contains { word in
          member.baseName.lowercased().hasPrefix(word)
            && (member.baseName.count == word.count || ControllerPlace(member.baseName) == .side)
        }
    }
    if let method = methods.min(by: { ($0.name.count, $0.name) < ($1.name.count, $1.name) }) {
      let arguments = method.declaration.parameters
        .filter { $0.plainType == "Bool" && $0.mentions("animat") }
        .map { ($0.label.map { "\($0): " } ?? "") + "animated" }
      let name = arguments.isEmpty ? "_" : "animated"
      return
        "{ container, \(name) in container.\(method.baseName)(\(arguments.joined(separator: ", "))) }"
    }
    let state = members.first { member in
      member.kind == .property && member.declaration.isSettable
        && member.declaration.type == "Bool" && member.name.lowercased().hasSuffix("open")
    }
    return state.map { "{ container, _ in container.\($0.name) = \(move.state) }" }
  }
}

extension KnownType.Member {
  fileprivate func mentions(_ word: String) -> Bool { name.lowercased().contains(word) }
}

extension Declaration.Parameter {
  fileprivate func mentions(_ word: String) -> Bool {
    "\(label ?? "") \(name)".lowercased().contains(word)
  }
}
