/// A type, and what is said of it anywhere in its sources.
struct DeclaredType: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case `class`, `protocol`, `struct`, `enum`, actor, alias }

  let name: String
  var kind: Kind?
  /// The types behind the colon, at the declaration and in extensions.
  var inherited: [String] = []
  var members: [DeclaredMember] = []
  /// The cases of an enumeration that carry nothing.
  var plainCases: [String] = []
  /// The file with the declaration; none where only extensions were seen.
  var file: String?
  var isHidden = false
  /// Whether it is declared in another type.
  var isNested = false
  /// The types that it is declared in, each the nearest one, where several of its name are.
  var owners: Set<String> = []
  /// Whether it can be made without arguments, as far as its own initializers say.
  var initializers: [[String]] = []
}
