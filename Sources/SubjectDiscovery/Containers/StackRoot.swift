/// What takes the screen at the bottom of a stack, unless it takes a list of screens.
struct StackRoot {
  /// The name of what takes it.
  let name: String
  /// What is said to a stack that was made without it; none where it has to be made with it.
  let late: String?

  /// The words of which the name of a parameter is made that may go without a screen, and takes the bottom one.
  fileprivate static let words: Set = [
    "root", "initial", "first", "start", "starting", "bottom", "base", "main", "content", "home",
    "view", "controller", "controllers", "screen", "screens", "page", "pages", "panel", "panels",
    "card", "cards", "child", "children", "stack",
  ]

  /// None where nothing takes a root: an initializer does so first of all, then a method, which may do more with it
  /// than to note it, and then a property, unless that only knows what others hold.
  init?(of type: KnownType, in catalogue: TypeCatalogue) {
    let initializer = Initializers(catalogue).all(of: type).first {
      !$0.isOfUIKit && $0.isUsable && $0.root != nil
    }
    let manner = StackManner(catalogue: catalogue, type: type)
    let members = catalogue.ownUsableMembers(of: type).filter { $0.nameWords.contains("root") }
    let methods = members.filter { member in
      member.kind == .method && member.isCallable && member.nameWords.first == "set"
        && member.requiredParameters.count(where: \.isController) == 1
        && member.requiredParameters.allSatisfy {
          $0.isController || manner.value(for: $0) != nil
        }
    }
    let properties = members.filter { member in
      member.kind == .property && member.declaration.isSettable && !member.isBorrowed
        && ContainerReader.isController(member.declaration.type ?? "")
    }
    let later: (name: String, text: String)?
    if let method = methods.shortest {
      let call = ContainerMembers.Call(method, animated: "false") {
        $0.isController ? "root" : manner.value(for: $0) ?? "nil"
      }
      later = (method.name, call.text)
    } else {
      later = properties.shortest.map { ($0.name, "\($0.name) = root") }
    }
    guard let name = initializer?.name ?? later?.name else { return nil }
    self.name = name
    late = later?.text
  }
}

extension KnownType.Member {
  /// The parameter of an initializer that takes the root of a stack; none where none does, or several may.
  ///
  /// It is the only screen that has to be said, or else the only one that may be said and is called as a root is.
  var root: Declaration.Parameter? {
    let required = requiredParameters.filter(\.isRoot)
    guard required.isEmpty else { return required.count == 1 ? required[0] : nil }
    let optional = declaration.parameters.filter { parameter in
      parameter.hasDefault && parameter.isRoot
        && StackRoot.words.isSuperset(
          of: CodeText.nameParts(of: parameter.label ?? parameter.name))
    }
    return optional.count == 1 ? optional[0] : nil
  }

  /// Whether a property knows what somebody else holds.
  var isBorrowed: Bool {
    declaration.words.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
  }
}

extension Declaration.Parameter {
  /// Whether it can take the screen at the bottom of a stack.
  var isRoot: Bool { isList || isController }
}
