/// The sources of a library's modules, as far as a symbol graph leaves out what they say.
///
/// A graph has no bodies, and no places for what is private or stands in a file with moved code.
package struct LibrarySources: Sendable {
  /// Where each type's code is, by its name with its module's.
  private let regions: [String: [CodeRegion]]
  /// The one style of presentation that is set anywhere, in code or in a comment that shows how; none where
  /// several are, or one that is not spelled out.
  let presentationStyle: String?
  /// What aliases of several types are composed of, such as `Card & UIViewController`, by their names.
  let compositions: [String: [String]]
  /// The names of what code calls.
  let calls = ReadOnce { CallText.names(in: [$0]) }
  /// The functions and initializers in code.
  let functions = ReadOnce(FunctionText.all)
  /// The types that code asks controllers for.
  let controllerCasts = ReadOnce(ControllerCast.all)
  /// What code takes where a controller does not adopt what it asks it for.
  let castDefaults = ReadOnce(CastDefault.all)
  /// The styles that code sets on what it presents.
  let handedStyles = ReadOnce(StyleText.handed)

  /// - Parameter modules: the texts of each module's files, by path.
  package init(_ modules: [String: [String: String]]) {
    var regions: [String: [CodeRegion]] = [:]
    var compositions: [String: [String]] = [:]
    for (module, files) in modules {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let source = SourceText(path: path, text: text)
        compositions.merge(Self.compositions(in: source.code)) { $1 }
        for region in CodeRegion.all(in: source) {
          regions["\(module).\(region.name)", default: []].append(region)
        }
      }
    }
    self.regions = regions
    self.compositions = compositions
    let styles = Set(modules.values.flatMap(\.values).flatMap(StyleText.assigned))
    presentationStyle = styles.count == 1 ? styles.first ?? nil : nil
  }

  private static func compositions(in code: String) -> [String: [String]] {
    let alias = /\btypealias\s+(\w+)\s*=\s*([\w.]+(?:\s*&\s*[\w.]+)+)/
    return code.matches(of: alias).reduce(into: [:]) { found, match in
      found[String(match.output.1)] = CodeText.split(String(match.output.2), at: "&")
    }
  }

  /// Where a type is declared.
  func place(of type: KnownType) -> SourceLine? {
    regions[type.qualifiedName]?.first { !$0.isExtension }?.place
  }

  /// The code of a type: of its declaration and of its extensions.
  func code(of type: KnownType) -> [String] { (regions[type.qualifiedName] ?? []).map(\.code) }

  /// The code of the library's extensions of a type of UIKit's.
  func code(extending name: String) -> [String] {
    regions.filter { $0.key.hasSuffix(".\(name)") }.sorted { $0.key < $1.key }
      .flatMap(\.value).filter(\.isExtension).map(\.code)
  }

  /// The code of all types outside of others; what stands in types inside of them is a part of it.
  var outerCode: [String] { regions.values.joined().filter(\.isOutermost).map(\.code) }

  /// The functions and initializers of a type.
  func functions(of type: KnownType) -> [FunctionText] {
    code(of: type).flatMap { functions[$0] }
  }

  /// The body of a method or an initializer of a type; none where it is not found.
  ///
  /// - Parameter name: its name with labels.
  func body(of name: String, in type: KnownType) -> String? {
    let base = name.prefix { $0 != "(" }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(
      String.init)
    for code in code(of: type) where code.contains(base) {
      let found = functions[code].first { $0.name == base && $0.labels == labels }
      if let found { return String(found.body) }
    }
    return nil
  }
}
