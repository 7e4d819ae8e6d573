import SwiftSyntax

extension Rewrite {
  /// Lets objects that hand messages on say so, where they would override what every object has.
  static let forwardingObjects = Rewrite(
    id: "forwarding-objects",
    reason:
      "here `NSObject` has no methods that ask who responds, and who hands on adopts a protocol",
    examples: [
      RewriteExample(
        "a delegate before another",
        "class A: NSObject {\n  override func responds(to aSelector: Selector!) -> Bool { true }\n  override func forwardingTarget(for aSelector: Selector!) -> Any? { b }\n}",
        "class A: NSObject, MessageForwarding {\n  func responds(to aSelector: Selector!) -> Bool { true }\n  func forwardingTarget(for aSelector: Selector!) -> Any? { b }\n}"
      ),
      RewriteExample(
        "a responder, which has them",
        "class A: UIView {\n  override func responds(to aSelector: Selector!) -> Bool { true }\n}",
        "class A: UIView {\n  override func responds(to aSelector: Selector!) -> Bool { true }\n}"),
      RewriteExample(
        "a class under one that does",
        "class A: NSObject {\n  override func responds(to aSelector: Selector!) -> Bool { true }\n}\nclass B: A {\n  override func responds(to aSelector: Selector!) -> Bool { false }\n}",
        "class A: NSObject, MessageForwarding {\n  func responds(to aSelector: Selector!) -> Bool { true }\n}\nclass B: A {\n  override func responds(to aSelector: Selector!) -> Bool { false }\n}"
      ),
    ]
  ) { library in
    var findings = RewriteFindings()
    let forwarding = ForwardingClasses(library)
    for module in library.modules {
      for source in module.sources {
        for declaration in source.tree.all(ClassDeclSyntax.self) {
          forwarding.edit(declaration, in: source, &findings)
        }
      }
    }
    return findings
  }
}

/// The classes that answer for others, and which of their methods override nothing here.
private struct ForwardingClasses {
  /// The methods that every object has on Apple's systems, by name and label.
  private static let methods = ["responds": "to", "forwardingTarget": "for"]

  private let library: ParsedLibrary
  /// Which of the methods each class has of its own.
  private var declared: [String: Set<String>] = [:]

  init(_ library: ParsedLibrary) {
    self.library = library
    for module in library.modules {
      for source in module.sources {
        for declaration in source.tree.all(ClassDeclSyntax.self) {
          let names = Self.answers(of: declaration).map(\.name.text)
          declared[declaration.name.text, default: []].formUnion(names)
        }
      }
    }
  }

  private static func answers(of declaration: ClassDeclSyntax) -> [FunctionDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      method in
      let parameters = method.signature.parameterClause.parameters
      return parameters.count == 1
        && parameters.first?.firstName.text == methods[method.name.text]
    }
  }

  func edit(
    _ declaration: ClassDeclSyntax, in source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    let own = library.facts.declarations.ancestry(of: declaration.name.text)
    let ancestors = own.flatMap { [$0.name] + $0.inherited }
      .flatMap { [$0] + library.host.declarations.ancestry(of: $0).map(\.name) }
    guard !ancestors.contains("UIResponder") else { return }
    let above = own.dropFirst().map(\.name)
    let first = Self.answers(of: declaration).filter { method in
      method.modifiers.contains { $0.name.text == "override" }
        && !above.contains { declared[$0]?.contains(method.name.text) ?? false }
    }
    for method in first {
      guard let mark = method.modifiers.first(where: { $0.name.text == "override" }) else {
        continue
      }
      findings.note(.replace(mark.name.bytesWithBlanks, with: ""), in: source)
    }
    guard !first.isEmpty, !above.contains(where: { declared[$0]?.isEmpty == false }),
      let last = declaration.inheritanceClause?.inheritedTypes.last
    else { return }
    findings.addPart(.insert(", MessageForwarding", at: last.type.end), in: source)
  }
}
