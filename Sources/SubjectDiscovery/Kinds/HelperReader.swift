/// Finds the helper of a library's to which a controller hands itself, and which becomes its delegate.
///
/// The code of such a controller sets no delegate: `helper.attach(to: self)`, or `Helper(stack: self)`.
struct HelperReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The helper that becomes a controller's delegate; none where nobody does.
  ///
  /// - Parameters:
  ///   - property: what the helper sets, such as `transitioningDelegate`.
  ///   - name: the delegate's protocol, with the module's name.
  func helper(of type: KnownType, becoming property: String, conformingTo name: String)
    -> KnownType?
  {
    let own = catalogue.ownLineage(of: type).flatMap(sources.code)
    let called = Set(own.flatMap(Self.callsWithSelf))
    guard !called.isEmpty else { return nil }
    return catalogue.own.first { helper in
      catalogue.conforms(helper, to: name)
        && catalogue.ownLineage(of: helper).flatMap(sources.functions).contains { function in
          let callee = function.name == "init" ? helper.path.last ?? "" : function.name
          return called.contains(callee) && Self.becomes(property, in: function)
        }
    }
  }

  /// The names of what code calls with `self` among the arguments.
  private static func callsWithSelf(in code: String) -> [String] {
    let call = /\b(\w+)\s*\((?:[^(){}]*[\s:,])?self\s*[,)]/.wordBoundaryKind(.simple)
    return code.matches(of: call).map { String($0.output.1) }
  }

  /// Whether a function makes its object the delegate of what it is handed.
  private static func becomes(_ property: String, in function: FunctionText) -> Bool {
    let assignment =
      /\b(\w+)\s*[?!]?\s*\.\s*(\w+)\s*=(?!=)\s*self\b(?!\s*\.)/.wordBoundaryKind(.simple)
    let handed = CodeText.split(String(function.parameters), at: ",")
      .map { Declaration.Parameter($0).name }
    return function.body.matches(of: assignment).contains {
      $0.output.2 == property && handed.contains(String($0.output.1))
    }
  }
}
