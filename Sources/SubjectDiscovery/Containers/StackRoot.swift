/// What takes the screen at the bottom of a stack.
enum StackRoot {
  /// The words of which the name of a parameter is made that may go without a screen, and takes the bottom one.
  fileprivate static let words: Set = [
    "root", "initial", "first", "start", "starting", "bottom", "base", "main", "content", "home",
    "view", "controller", "controllers", "screen", "screens", "page", "pages", "panel", "panels",
    "card", "cards", "child", "children", "stack",
  ]
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
}

extension Declaration.Parameter {
  /// Whether it can take the screen at the bottom of a stack.
  var isRoot: Bool { isList || isController }
}
