/// The members by which a container is filled and moved.
struct ContainerMembers {
  private let all: [KnownType.Member]
  private let own: [KnownType.Member]

  init(_ catalogue: TypeCatalogue, _ type: KnownType) {
    all = catalogue.members(of: type).filter { $0.isUsable && !$0.isOfUIKit }
    own = ContainerReader(catalogue).ownMembers(of: type)
  }

  /// What takes the children in; none where nothing does.
  ///
  /// What is called as UIKit's own goes first, and then what is called.
  func filling(with children: String) -> String? {
    func rank(_ member: KnownType.Member) -> Int {
      member.name == "viewControllers" ? 0 : member.kind == .method ? 1 : 2
    }
    let member = all.filter { $0.isListOfControllers || $0.setsControllers }
      .min { (rank($0), $0.name) < (rank($1), $1.name) }
    return member.map { member in
      guard member.kind == .method else { return "\(member.name) = \(children)" }
      let arguments = member.requiredParameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + (parameter.isList ? children : "false")
      }
      return "\(member.baseName)(\(arguments.joined(separator: ", ")))"
    }
  }

  // MARK: - Selecting

  private static let selecting = [
    "select", "show", "move", "scroll", "turn", "go", "switch", "transition", "set",
  ]

  /// The member that shows the child at an index, and its call.
  ///
  /// A method goes before a property, since it may be told whether to animate.
  var selection: (name: String, call: String)? {
    let method = all.first { member in
      member.kind == .method && member.isCallable
        && Self.selecting.contains(where: member.baseName.lowercased().hasPrefix)
        && member.requiredParameters.count(where: { $0.plainType == "Int" }) == 1
        && member.requiredParameters.allSatisfy { ["Int", "Bool"].contains($0.plainType) }
        && member.name.lowercased().contains("index")
    }
    if let method {
      let arguments = Self.arguments(of: method) { $0.plainType == "Int" ? "index" : "true" }
      let animated = arguments.contains("animated") ? "animated" : "_"
      return (
        method.name,
        "{ container, index, \(animated) in container.\(method.baseName)(\(arguments)) }"
      )
    }
    let properties = all.filter { member in
      member.kind == .property && member.declaration.isSettable && member.declaration.type == "Int"
        && member.name.lowercased().contains("index")
    }
    let property = properties.first { $0.name == "selectedIndex" } ?? properties.first
    return property.map { ($0.name, "{ container, index, _ in container.\($0.name) = index }") }
  }

  // MARK: - Opening and closing

  /// What is done with a side.
  enum Move: String, CaseIterable {
    case open, close

    fileprivate var words: [String] {
      switch self {
      case .open: ["open", "show", "expand", "reveal"]
      case .close: ["close", "hide", "collapse"]
      }
    }
  }

  /// The call that opens or closes a side; none where nothing does.
  ///
  /// - Parameters:
  ///   - side: the side's name.
  ///   - isOnly: whether there is no other one, so that a member need not say which it is.
  func call(_ move: Move, _ side: String, isOnly: Bool) -> String? {
    let methods = own.filter { member in
      member.kind == .method && member.isCallable
        && member.requiredParameters.allSatisfy { $0.plainType == "Bool" && $0.isAboutAnimation }
        && move.words.contains(where: member.baseName.lowercased().hasPrefix)
    }
    let fitting = methods.filter { member in
      ControllerPlace(member.baseName)?.side == side
        || isOnly && move.words.contains(member.baseName.lowercased())
        || isOnly && ControllerPlace(member.baseName)?.isSide == true
    }
    if let method = fitting.min(by: { ($0.name.count, $0.name) < ($1.name.count, $1.name) }) {
      return "\(method.baseName)(\(Self.arguments(of: method) { _ in "true" }))"
    }
    let state = own.first { member in
      isOnly && member.kind == .property && member.declaration.isSettable
        && member.declaration.type == "Bool" && member.name.lowercased().hasSuffix("open")
    }
    return state.map { "\($0.name) = \(move == .open)" }
  }

  /// The arguments of a call: whether to animate where it may be told, and what it cannot do without.
  private static func arguments(
    of method: KnownType.Member, _ value: (Declaration.Parameter) -> String
  ) -> String {
    method.declaration.parameters.compactMap { parameter -> String? in
      let label = parameter.label.map { "\($0): " } ?? ""
      if parameter.plainType == "Bool", parameter.isAboutAnimation { return label + "animated" }
      return parameter.isOptionalAtCall ? nil : label + value(parameter)
    }
    .joined(separator: ", ")
  }
}

extension Declaration.Parameter {
  /// Whether it says whether to animate.
  fileprivate var isAboutAnimation: Bool {
    "\(label ?? "") \(name)".lowercased().contains("animat")
  }
}
