/// The sources of a library's modules, as far as a symbol graph leaves out what they say.
///
/// A graph has no bodies, and no places for what is private or stands in a file with moved code.
package struct LibrarySources: Sendable {
  /// Where each type's code is, by its name with its module's.
  private let regions: [String: [CodeRegion]]
  /// The one style of presentation that is set anywhere, in code or in a comment that shows how; none where
  /// several are, or one that is not spelled out.
  let presentationStyle: String?

  /// - Parameter modules: the texts of each module's files, by path.
  package init(_ modules: [String: [String: String]]) {
    var regions: [String: [CodeRegion]] = [:]
    for (module, files) in modules {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        for region in CodeRegion.all(in: SourceText(path: path, text: text)) {
          regions["\(module).\(region.name)", default: []].append(region)
        }
      }
    }
    self.regions = regions
    let styles = Set(modules.values.flatMap(\.values).flatMap(Self.presentationStyles))
    presentationStyle = styles.count == 1 ? styles.first ?? nil : nil
  }

  /// The styles of presentation that the code of types sets, or has for its own by an override; none among
  /// them for one that is not spelled out.
  func presentationStyles(of types: [KnownType]) -> Set<String?> {
    let codes = types.flatMap(code)
    return Set(
      codes.flatMap(Self.presentationStyles) + codes.flatMap(Self.overriddenPresentationStyles))
  }

  /// The styles that code answers with where it overrides the property.
  private static func overriddenPresentationStyles(in code: String) -> [String?] {
    let override = /\bvar\s+modalPresentationStyle\s*:\s*\w+\s*\{/.wordBoundaryKind(.simple)
    return code.matches(of: override).map { match in
      let body = code[match.range.upperBound...]
      let value = body.prefixMatch(
        of: /\s*(?:get\s*\{\s*)?(?:return\s+)?(?:UIModalPresentationStyle)?\.(\w+)\s*\}/)
      return value.map { String($0.output.1) }
    }
  }

  /// The styles of presentation that a text sets; none for one that is not spelled out.
  private static func presentationStyles(in text: String) -> [String?] {
    let assignment = /\bmodalPresentationStyle\s*=(?!=)\s*([^\n;}]*)/.wordBoundaryKind(.simple)
    return text.matches(of: assignment).map { match in
      let value = match.output.1.prefixMatch(
        of: /(?:UIModalPresentationStyle)?\.(\w+)\s*(?:`|\/\/|$)/)
      return value.map { String($0.output.1) }
    }
  }

  /// Where a type is declared.
  func place(of type: KnownType) -> SourceLine? {
    regions[type.qualifiedName]?.first { !$0.isExtension }?.place
  }

  /// The code of a type: of its declaration and of its extensions.
  func code(of type: KnownType) -> [String] { (regions[type.qualifiedName] ?? []).map(\.code) }

  /// The code of all types outside of others; what stands in types inside of them is a part of it.
  var outerCode: [String] { regions.values.joined().filter(\.isOutermost).map(\.code) }

  /// The body of a method of a type; none where it is not found.
  ///
  /// - Parameter name: the method's name with labels.
  func body(of name: String, in type: KnownType) -> String? {
    let base = name.prefix { $0 != "(" }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    for code in code(of: type) where code.contains(base) {
      for match in code.matches(of: /\bfunc\s+(\w+)/) where match.output.1 == base {
        let rest = String(code[match.range.upperBound...].drop { $0 != "(" })
        let list = CodeText.enclosed(rest)
        let parameters = CodeText.split(list.inner, at: ",").map(Declaration.Parameter.init)
        guard parameters.map({ $0.label ?? "_" }) == labels.map(String.init) else { continue }
        return CodeText.enclosed(String(list.rest.drop { $0 != "{" })).inner
      }
    }
    return nil
  }
}
