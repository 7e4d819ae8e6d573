/// A declaration, as a symbol graph tells of it.
package struct Symbol: Decodable, Equatable, Sendable {
  package let kind: Kind
  package let identifier: Identifier
  /// Its name, behind those of the declarations around it.
  package let pathComponents: [String]
  package let accessLevel: String
  let declarationFragments: [Fragment]?
  let swiftGenerics: Generics?

  /// `swift.class`, `swift.init` and so on.
  package struct Kind: Decodable, Equatable, Sendable {
    package let identifier: String
  }

  /// The name by which relations call it.
  package struct Identifier: Decodable, Equatable, Sendable {
    package let precise: String
  }

  struct Fragment: Decodable, Equatable, Sendable {
    let spelling: String
  }

  struct Generics: Decodable, Equatable, Sendable {
    let parameters: [Parameter]?

    struct Parameter: Decodable, Equatable, Sendable { let name: String }
  }

  /// The declaration as the compiler writes it, without a body.
  package var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

  /// Whether it stands for no one type: it has parameters, or a type around it has.
  package var isGeneric: Bool { !(swiftGenerics?.parameters ?? []).isEmpty }

  /// Whether it comes from a protocol's extension and not from the type itself.
  ///
  /// - Returns: The module-qualified identifier of what it comes from; none where it is the type's own.
  package var synthesizedFrom: String? {
    let parts = identifier.precise.split(separator: "::SYNTHESIZED::", maxSplits: 1)
    return parts.count == 2 ? String(parts[0]) : nil
  }
}
