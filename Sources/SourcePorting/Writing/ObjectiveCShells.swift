import SwiftSyntax

/// What stands for Objective-C's declarations that a module's Swift sources use: nobody compiles them here.
///
/// Of methods those are declared that the sources call, spelled as they call them. Who calls one when the code
/// runs is stopped, with its name.
struct ObjectiveCShells {
  /// The file that they are written to.
  static let file = "ObjectiveCShells.swift"

  let text: String
  /// The classes that are declared, and those that are added to.
  let names: [String]

  /// - Parameters:
  ///   - headers: what Objective-C declares.
  ///   - sources: the module's sources.
  ///   - known: the types that are declared elsewhere, to which a category may add.
  init?(_ headers: [ObjectiveCHeader], for sources: [ParsedSource], known: (String) -> Bool) {
    let calls = SpelledCalls(sources)
    var lines: [String] = []
    var names: [String] = []
    // The same header may lie in several folders.
    var declared: [String: Set<String>] = [:]
    var classes: Set<String> = []
    let own = Set(headers.flatMap(\.interfaces).filter { !$0.isCategory }.map(\.name))
    for interface in headers.flatMap(\.interfaces) {
      let members = Self.members(of: interface, calls).filter { member in
        let words = String(member.trimmingPrefix(/(?:public|open)\s/))
        return declared[interface.swiftName, default: []].insert(words).inserted
      }
      if interface.isCategory {
        guard !members.isEmpty, known(interface.name) || own.contains(interface.name) else {
          continue
        }
        lines.append("extension \(interface.name) {")
      } else {
        guard calls.names.contains(interface.swiftName), !known(interface.swiftName),
          classes.insert(interface.swiftName).inserted
        else { continue }
        lines.append("open class \(interface.swiftName): \(interface.parent ?? "NSObject") {")
      }
      lines += members.map { "  \($0)" } + ["}", ""]
      if !names.contains(interface.swiftName) { names.append(interface.swiftName) }
    }
    guard !names.isEmpty else { return nil }
    self.names = names
    text =
      "import UIKit\n\n// Written in Objective-C, which is not compiled here: who calls it is stopped.\n\n"
      + lines.joined(separator: "\n")
  }

  private static func members(
    of interface: ObjectiveCHeader.Interface, _ calls: SpelledCalls
  ) -> [String] {
    let methods = interface.methods.compactMap { method -> String? in
      guard let name = calls.spelling(of: method) else { return nil }
      let parameters = zip(name.labels, method.parameters).map { label, parameter in
        "\(label == parameter.name ? "" : "\(label) ")\(parameter.name): \(parameter.type.spelling)"
      }
      let list = parameters.joined(separator: ", ")
      if name.base == "init" {
        let word = interface.isCategory ? "convenience " : ""
        return "public \(word)init(\(list)) { \(stop(method.selector)) }"
      }
      let result = method.result.spelling == "Void" ? "" : " -> \(method.result.spelling)"
      let lead = Self.lead(interface, isStatic: method.isStatic)
      return "\(lead)func \(name.base)(\(list))\(result) { \(stop(method.selector)) }"
    }
    let properties = interface.properties.filter { calls.names.contains($0.name) }.map { property in
      let stop = Self.stop(property.name)
      let setter = property.isReadOnly ? "" : " set { \(stop) }"
      return Self.lead(interface, isStatic: property.isStatic)
        + "var \(property.name): \(property.type.spelling) { get { \(stop) }\(setter) }"
    }
    return methods + properties
  }

  /// The words in front of a member: Swift's classes may have what a class has otherwise.
  private static func lead(_ interface: ObjectiveCHeader.Interface, isStatic: Bool) -> String {
    (interface.isCategory ? "public " : "open ") + (isStatic ? "class " : "")
  }

  private static func stop(_ name: String) -> String {
    "preconditionFailure(\"'\(name)' is written in Objective-C, which is not compiled here\")"
  }
}

/// How a module's sources spell what they call.
private struct SpelledCalls {
  /// A method's name as Swift spells it.
  struct Spelling: Hashable {
    let base: String
    let labels: [String]
  }

  /// All names in the sources.
  let names: Set<String>
  /// The spellings, by how the runtime would call what they mean.
  private let spellings: [String: Spelling]
  /// Those among them that have two lines in front, as what Swift refines has.
  private let refined: [String: Spelling]

  init(_ sources: [ParsedSource]) {
    var names: Set<String> = []
    var found: [String: Spelling] = [:]
    var refined: [String: Spelling] = [:]
    for source in sources {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
      for call in source.tree.all(FunctionCallExprSyntax.self) where call.trailingClosure == nil {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        let plain = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name = access ?? plain else { continue }
        let base = name.first?.isUppercase ?? false ? "init" : name
        let spelling = Spelling(base: base, labels: call.arguments.map { $0.label?.text ?? "_" })
        if spelling.isRefined {
          refined[spelling.runtimeName] = spelling
        } else {
          found[spelling.runtimeName] = spelling
        }
      }
    }
    self.names = names
    spellings = found
    self.refined = refined
  }

  /// How Swift spells a method; none where nobody calls it.
  func spelling(of method: ObjectiveCHeader.Method) -> Spelling? {
    guard let given = method.givenName, let bracket = given.firstIndex(of: "(") else {
      // What refines it may have the same name without the lines.
      let spellings = method.isRefined ? refined : self.spellings
      return method.selectors.lazy.compactMap { spellings[$0] }.first
    }
    let base = String(given[..<bracket])
    let labels = given[bracket...].dropFirst().dropLast().split(separator: ":").map(String.init)
    return names.contains(base) || base == "init" ? Spelling(base: base, labels: labels) : nil
  }
}

extension ObjectiveCHeader.Method {
  /// The selector, and without the names of types that Swift may leave out of each of its pieces: `nameFor:` of
  /// `nameForView:`.
  fileprivate var selectors: [String] {
    let pieces = selector.split(separator: ":").map(String.init)
    guard pieces.count == parameters.count, pieces.count <= 8 else { return [selector] }
    return zip(pieces, parameters).reduce(into: [""]) { selectors, next in
      let (piece, parameter) = next
      let type = parameter.type.spelling.withoutOptional.drop { $0.isUppercase }
      let name = parameter.type.spelling.withoutOptional.dropLast(type.count).suffix(1) + type
      let isNamed = !type.isEmpty && piece.hasSuffix(name) && piece.count > name.count
      let words = [piece] + (isNamed ? [String(piece.dropLast(name.count))] : [])
      selectors = words.flatMap { word in selectors.map { "\($0)\(word):" } }
    }
  }
}

extension SpelledCalls.Spelling {
  /// Whether two lines stand in front of it, or of its first label.
  fileprivate var isRefined: Bool {
    base.hasPrefix("__") || labels.first?.hasPrefix("__") == true
  }

  /// How the runtime calls it, without the lines in front of what Swift refines.
  fileprivate var runtimeName: String {
    var member = DeclaredMember(kind: .method, name: base.withoutLines)
    member.labels = labels.enumerated().map {
      $0.offset == 0 ? $0.element.withoutLines : $0.element
    }
    return member.runtimeName
  }
}

extension String {
  fileprivate var withoutLines: String { hasPrefix("__") ? String(dropFirst(2)) : self }
}
