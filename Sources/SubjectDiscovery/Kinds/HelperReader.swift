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
    let calls = own.flatMap(Self.callsWithSelf)
    guard !calls.isEmpty else { return nil }
    return catalogue.own.first { helper in
      catalogue.conforms(helper, to: name)
        && catalogue.ownLineage(of: helper).flatMap(sources.functions).contains { function in
          let callee = function.name == "init" ? helper.path.last ?? "" : function.name
          return calls.contains {
            $0.callee == callee && Self.becomes(property, ofArgument: $0.place, in: function)
          }
        }
    }
  }

  /// What code calls with `self` among the arguments, and at which place of these, from 0.
  private static func callsWithSelf(in code: String) -> [(callee: String, place: Int)] {
    let call = /\b(\w+)\s*(?=\()/.wordBoundaryKind(.simple)
    return code.matches(of: call).flatMap { match -> [(callee: String, place: Int)] in
      let list = CodeText.enclosedSlice(code[match.range.upperBound...], "(", ")")
      guard list.contains("self") else { return [] }
      let arguments = CodeText.split(String(list), at: ",")
      return arguments.indices
        .filter { arguments[$0].wholeMatch(of: /(?:\w+\s*:\s*)?self/) != nil }
        .map { (String(match.output.1), $0) }
    }
  }

  /// Whether a function makes its object the delegate of what it is handed at a place.
  private static func becomes(
    _ property: String, ofArgument place: Int, in function: FunctionText
  ) -> Bool {
    let assignment =
      /\b(\w+)\s*[?!]?\s*\.\s*(\w+)\s*=(?!=)\s*self\b(?!\s*\.)/.wordBoundaryKind(.simple)
    let parameters = CodeText.split(String(function.parameters), at: ",")
    guard parameters.indices.contains(place) else { return false }
    let handed = Declaration.Parameter(parameters[place]).name
    return function.body.matches(of: assignment).contains {
      $0.output.2 == property && $0.output.1 == handed
    }
  }
}
