/// The sources of a library's modules, as far as a symbol graph leaves out what they say.
///
/// A graph has no bodies, and no places for what is private or stands in a file with moved code.
package struct LibrarySources: Sendable {
  private let modules: [String: [SourceText]]

  /// - Parameter modules: the texts of each module's files, by path.
  package init(_ modules: [String: [String: String]]) {
    self.modules = modules.mapValues { files in
      files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }
    }
  }

  /// Where a type is declared.
  func place(of type: KnownType) -> Place? {
    regions(of: type).first { !$0.isExtension }?.place
  }

  /// The code of a type: of its declaration and of its extensions.
  func code(of type: KnownType) -> [String] { regions(of: type).map(\.code) }

  /// The body of a method of a type; none where it is not found.
  ///
  /// - Parameters:
  ///   - name: the method's name with labels.
  func body(of name: String, in type: KnownType) -> String? {
    let base = name.prefix { $0 != "(" }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    for region in regions(of: type) {
      for match in region.code.matches(of: Self.function) where match.output.1 == base {
        let rest = String(region.code[match.range.upperBound...].drop { $0 != "(" })
        let list = CodeText.enclosed(rest)
        let parameters = CodeText.split(list.inner, at: ",").map(Declaration.Parameter.init)
        guard parameters.map({ $0.label ?? "_" }) == labels.map(String.init) else { continue }
        return CodeText.enclosed(String(list.rest.drop { $0 != "{" })).inner
      }
    }
    return nil
  }

  private static var function: Regex<(Substring, Substring)> { /\bfunc\s+(\w+)/ }

  // MARK: - Regions

  /// A declaration of a type, or an extension.
  private struct Region {
    let place: Place
    let code: String
    let isExtension: Bool
  }

  private func regions(of type: KnownType) -> [Region] {
    (modules[type.module] ?? []).flatMap { source in
      Self.regions(of: type.path[...], in: source.code[...], source)
    }
  }

  /// The regions of a type within a piece of code, or within those of the types around it.
  private static func regions(
    of path: ArraySlice<String>, in code: Substring, _ source: SourceText
  ) -> [Region] {
    guard let first = path.first else { return [] }
    var found: [Region] = []
    for match in code.matches(of: heading) {
      // An extension may spell the way to a nested type as a whole.
      let names = match.output.2.split(separator: ".").map(String.init)
      guard names.first == first, path.starts(with: names) else { continue }
      let start = match.range.lowerBound
      let body = code[match.range.upperBound...].drop { $0 != "{" }
      let rest = path.dropFirst(names.count)
      let inner = CodeText.enclosedSlice(body)
      if rest.isEmpty {
        let line = source.code[..<start].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
        found.append(
          Region(
            place: source.place(ofLine: line), code: String(code[start..<inner.endIndex]),
            isExtension: match.output.1 == "extension"))
      } else {
        found += regions(of: rest, in: inner, source)
      }
    }
    return found
  }

  private static var heading: Regex<(Substring, Substring, Substring)> {
    /\b(class|struct|enum|protocol|extension|actor)\s+([A-Za-z_][\w.]*)/
  }
}
