/// The members by which a container is filled and moved.
struct ContainerMembers {
  private let all: [KnownType.Member]
  let own: [KnownType.Member]
  let catalogue: TypeCatalogue
  let type: KnownType

  init(_ catalogue: TypeCatalogue, _ type: KnownType) {
    self.catalogue = catalogue
    self.type = type
    all = catalogue.members(of: type).filter { $0.isUsable && !$0.isOfUIKit }
    own = catalogue.ownUsableMembers(of: type)
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
  var selection: Selection? {
    let method = all.first { member in
      member.kind == .method && member.isCallable
        && Self.selecting.contains(where: member.baseName.lowercased().hasPrefix)
        && member.requiredParameters.allSatisfy { ["Int", "Bool"].contains($0.plainType) }
        && isByIndex(member)
    }
    if let method {
      let call = Call(method) { $0.plainType == "Int" ? "index" : "true" }
      let animated = call.saysWhetherAnimated ? "animated" : "_"
      return Selection(
        name: method.name, closure: "{ container, index, \(animated) in container.\(call.text) }",
        saysWhetherAnimated: call.saysWhetherAnimated)
    }
    let properties = all.filter { member in
      member.kind == .property && member.declaration.isSettable && member.declaration.type == "Int"
        && member.name.lowercased().contains("index")
    }
    if let property = properties.first(where: { $0.name == "selectedIndex" }) {
      return Selection(assigning: property)
    }
    return ContainerSteps(all)?.selection ?? properties.first.map(Selection.init(assigning:))
  }

  /// Whether a method takes one number that is a child's place, and of a child as far as it says.
  ///
  /// It, or its body, calls that an index, or it speaks of a child and a place at once, as `selectPage(at:)`,
  /// `scroll(toPage:)` and `scrollToPage(_:)` do; what is plainly selected or shown by a number is a child.
  private func isByIndex(_ member: KnownType.Member) -> Bool {
    let numbers = member.requiredParameters.filter { $0.plainType == "Int" }
    guard numbers.count == 1, let number = numbers.first, Self.isOfChild(number.label ?? "")
    else { return false }
    let verb = member.baseName.lowercased()
    let label = number.label?.lowercased() ?? ""
    return [number.name, member.name].contains { $0.lowercased().contains("index") }
      || ["", "at"].contains(label) && ["select", "show"].contains(verb)
      || label == "at" && Self.children.contains(where: verb.contains)
      || label.isEmpty && Self.children.contains(where: verb.hasSuffix)
      || Self.children.contains(where: label.contains)
  }

  private static let children = [
    "page", "item", "controller", "child", "tab", "screen", "segment", "section", "slide", "card",
  ]

  /// Whether a label such as `toPageAt` speaks of a child, or says of nothing what has the index.
  private static func isOfChild(_ label: String) -> Bool {
    guard let match = label.firstMatch(of: /^(?:to|for|of)?([A-Z]\w*|[a-z]\w*)At$/) else {
      return true
    }
    return children.contains(where: match.output.1.lowercased().contains)
  }

  /// What shows the child at an index.
  struct Selection {
    let name: String
    let closure: String
    /// Whether it is told whether to animate.
    let saysWhetherAnimated: Bool
    /// Whether it gets to the neighbours of what is shown alone.
    var isStepwise = false
  }

  // MARK: - Replacing

  private static let replacing = ["set", "change", "replace", "switch"]

  /// The call that puts `screen` in the middle; none where no method does.
  ///
  /// A property will not do: it may be where the container notes whom it shows.
  var replacement: Call? {
    let methods = own.filter { member in
      member.kind == .method && member.isCallable && ControllerPlace(member.baseName) == .main
        && Self.replacing.contains(where: member.baseName.lowercased().hasPrefix)
        && member.requiredParameters.count(where: \.isController) == 1
        && member.requiredParameters.allSatisfy { $0.isController || $0.isAboutAnimation }
    }
    return methods.shortest.map { Call($0) { _ in "screen" } }
  }

  // MARK: - Opening and closing

  /// What is done with a side.
  enum Move: String, CaseIterable {
    case open, close

    var words: [String] {
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
  func call(_ move: Move, _ side: String, isOnly: Bool) -> Call? {
    let methods = own.filter { member in
      member.kind == .method && member.isCallable
        && member.requiredParameters.allSatisfy { $0.isAboutAnimation || $0.end != nil }
        && move.words.contains(where: member.baseName.lowercased().hasPrefix)
    }
    let fitting = methods.filter { member in
      ControllerPlace(member.baseName)?.side == side
        || isOnly && move.words.contains(member.baseName.lowercased())
        || isOnly && ControllerPlace(member.baseName)?.isSide == true
    }
    if let method = fitting.shortest {
      return Call(method) { _ in "true" }
    }
    if let call = callByCase(move, side) { return call }
    let state = own.first { member in
      isOnly && member.kind == .property && member.declaration.isSettable
        && member.declaration.type == "Bool" && member.name.lowercased().hasSuffix("open")
    }
    return state.map { Call(text: "\($0.name) = \(move == .open)", saysWhetherAnimated: false) }
  }
}

extension ContainerMembers {
  /// What moves a container: a call, or an assignment.
  struct Call {
    let text: String
    /// Whether it is told whether to animate.
    let saysWhetherAnimated: Bool
  }
}

extension [KnownType.Member] {
  /// The one with the shortest name, which says least that is not meant; the first by name of those.
  var shortest: KnownType.Member? {
    self.min { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }
}

extension ContainerMembers.Selection {
  /// A child is shown where its index is assigned.
  fileprivate init(assigning property: KnownType.Member) {
    self.init(
      name: property.name,
      closure: "{ container, index, _ in container.\(property.name) = index }",
      saysWhetherAnimated: false)
  }
}

extension ContainerMembers.Call {
  /// The call of a method that hands over what it cannot do without, and `animated` where it takes that.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - animated: the word on whether to animate.
  ///   - value: what another parameter is given.
  init(
    _ method: KnownType.Member, animated: String = "animated",
    _ value: (Declaration.Parameter) -> String
  ) {
    let parameters = method.declaration.parameters
    let arguments = parameters.compactMap { parameter -> String? in
      let label = parameter.label.map { "\($0): " } ?? ""
      if parameter.isAboutAnimation { return label + animated }
      if parameter.isOptionalAtCall { return nil }
      return label + (parameter.end ?? value(parameter))
    }
    text = "\(method.baseName)(\(arguments.joined(separator: ", ")))"
    saysWhetherAnimated = parameters.contains(where: \.isAboutAnimation)
  }
}

extension Declaration.Parameter {
  var isController: Bool { ContainerReader.isController(type) }

  /// What is given for what is to be done at the end: nothing, or what does nothing; none where it is something else.
  var end: String? {
    let (inner, rest) = enclosedType
    if rest == "?" { return inner.contains("->") ? "nil" : nil }
    guard isNamedForEnd, let arrow = rest.firstRange(of: "->"),
      ["Void", "()"].contains(rest[arrow.upperBound...].drop(while: \.isWhitespace))
    else { return nil }
    return closure(doing: "")
  }

  /// A closure of its type that does something, and asks for nothing that it is given.
  ///
  /// - Parameter deed: the statement; empty for nothing.
  func closure(doing deed: String) -> String {
    let (inner, rest) = enclosedType
    let list = rest == "?" ? CodeText.enclosed(inner).inner : inner
    let names = CodeText.split(list, at: ",").map { _ in "_" }.joined(separator: ", ")
    let words = [names.isEmpty ? "" : "\(names) in", deed].filter { !$0.isEmpty }
    return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
  }

  /// What stands in the first brackets of a closure's type, and behind them.
  private var enclosedType: (inner: String, rest: String) {
    CodeText.enclosed(String(plainType.drop { $0 != "(" }))
  }

  /// Whether its name speaks of an end.
  var isNamedForEnd: Bool {
    !Self.endings.isDisjoint(with: [label ?? name, name].flatMap(CodeText.nameParts))
  }

  private static let endings: Set = [
    "completion", "complete", "completed", "finish", "finished", "end", "done", "then",
  ]

  /// Whether it says whether to animate.
  var isAboutAnimation: Bool {
    plainType == "Bool" && "\(label ?? "") \(name)".lowercased().contains("animat")
  }
}
