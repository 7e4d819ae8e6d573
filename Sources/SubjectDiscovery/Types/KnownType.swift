/// A type of the library or of UIKit, with what it declares.
struct KnownType {
  let id: String
  let module: String
  /// Its name, behind those of the types around it.
  let path: [String]
  let kind: Kind
  /// The first type on the way to it that code of another module cannot name, with its access.
  var obstacleToNaming: String?
  let isGeneric: Bool
  /// Whether the library's users can name it.
  let isPublic: Bool
  var superclass: String?
  /// The names of what a protocol asks for, whether it has an answer of its own or not.
  var questions: Set<String> = []
  /// The protocols that it conforms to, by whatever way, sorted.
  var protocols: [String] = []
  var members: [Member] = []
  /// What those who conform to a protocol have to bring: it has no default.
  var requirements: [Member] = []

  enum Kind: String {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  /// A declaration in a type.
  struct Member {
    let id: String
    /// Its name with labels, such as `open(animated:)`.
    let name: String
    let kind: Kind
    let access: String
    /// The module that brings it, which may be another one than its type's.
    let module: String
    /// The declaration as the compiler writes it.
    let text: String
    /// Whether an extension of a protocol of UIKit brings it, which stands for nothing of the author's.
    let isOfUIKit: Bool
    enum Kind { case initializer, method, typeMethod, property, typeProperty, enumerationCase }

    /// The declaration taken apart: when it is asked for, since UIKit has thousands.
    var declaration: Declaration { Declaration.taken[text] }

    /// The name without labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }

    /// The words of the name without labels, such as `go`, `to` and `next` of `goToNext`.
    var nameWords: [String] { CodeText.nameParts(of: baseName) }

    /// Whether a method of it returns nothing.
    var givesNothing: Bool { [nil, "Void", "()"].contains(declaration.type) }

    /// Whether code in another module can use it, where the module is imported for tests.
    var isUsable: Bool { !["private", "fileprivate"].contains(access) }
  }

  /// The name as code spells it.
  var name: String { path.joined(separator: ".") }
  /// The name with the module's.
  var qualifiedName: String { "\(module).\(name)" }
}
