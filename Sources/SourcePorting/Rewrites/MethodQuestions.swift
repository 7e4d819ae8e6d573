import SwiftSyntax

extension Rewrite {
  /// Answers whether an object has a method of a protocol by whether it adopts the protocol.
  ///
  /// An optional requirement has a default here, so whoever adopts the protocol can be asked for it. Classes of
  /// the library that adopt it without the method are named, and have none.
  static let methodQuestions = Rewrite(
    id: "method-questions",
    reason:
      "here every requirement has a default, so whoever adopts a protocol has all its methods",
    examples: [
      RewriteExample(
        "of a protocol of UIKit's",
        "if d.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))) { g() }",
        "if ((d as Any?) is UIGestureRecognizerDelegate) { g() }"),
      RewriteExample(
        "of an object that may be missing",
        "@objc protocol P {}\nlet a = d?.responds(to: #selector(P.x)) ?? false",
        "@objc protocol P {}\nlet a = Optional((d as Any?) is P) ?? false"),
      RewriteExample(
        "of a protocol that classes of the library adopt, with the method and without",
        "class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\nclass B: NSObject, UIScrollViewDelegate {}\nlet a = d.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))",
        "class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\nclass B: NSObject, UIScrollViewDelegate {}\nlet a = ((d as Any?) is UIScrollViewDelegate && !((d as Any?) is B))"
      ),
      RewriteExample(
        "where who is under such a class has the method, and where such a class has parameters",
        "@objc protocol P {}\nclass A: P {}\nclass B: A { @objc func x() {} }\nclass C<T>: P {}\nlet a = d.responds(to: #selector(P.x))",
        "@objc protocol P {}\nclass A: P {}\nclass B: A { @objc func x() {} }\nclass C<T>: P {}\nlet a = ((d as Any?) is P)"
      ),
      RewriteExample(
        "of a class: the selector knows it",
        "class A: UIView {}\nlet a = v.responds(to: #selector(A.x))",
        "class A: UIView {}\nlet a = v.responds(to: #selector(A.x))"),
    ]
  ) { source, library, findings in
    let search = MethodSearch(library: library)
    let adopters = Adopters(library)
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "responds", let base = callee.base,
        let macro = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
        let member = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        let owner = member.base?.trimmedDescription,
        search.isProtocol(owner.split(separator: ".").last.map(String.init))
      else { continue }
      let link = base.as(OptionalChainingExprSyntax.self)
      let object = (link?.expression ?? base).trimmedDescription
      let kinds =
        ["(\(object) as Any?) is \(owner)"]
        + adopters.lacking(member.declName, of: owner, seenFrom: source).map {
          "!((\(object) as Any?) is \($0))"
        }
      let question = "(\(kinds.joined(separator: " && ")))"
      let text = link == nil ? question : "Optional\(question)"
      findings.note(.replace(call.bytes, with: text), in: source)
    }
  }
}

/// The classes of a library that adopt protocols.
private struct Adopters {
  private let library: ParsedLibrary
  /// Classes whose names say no type by themselves.
  private var parametrized: Set<String> = []

  init(_ library: ParsedLibrary) {
    self.library = library
    for source in library.modules.flatMap(\.sources) {
      for declaration in source.tree.all(ClassDeclSyntax.self)
      where declaration.genericParameterClause != nil {
        parametrized.insert(declaration.name.text)
      }
    }
  }

  /// Those that adopt a protocol and have no method of a name, nor anybody under them, and can be named.
  func lacking(
    _ method: DeclReferenceExprSyntax, of owner: String, seenFrom source: ParsedSource
  ) -> [String] {
    let types = library.facts.declarations.types
    let classes = types.values.filter { $0.kind == .class && $0.file != nil }
    let labels = method.argumentNames?.arguments.map { $0.name.text }
    func has(_ type: DeclaredType) -> Bool {
      library.facts.declarations.ancestry(of: type.name).contains { ancestor in
        ancestor.kind == .class
          && ancestor.members.contains {
            $0.name == method.baseName.text && (labels == nil || $0.labels == labels)
          }
      }
    }
    let last = owner.split(separator: ".").last.map(String.init) ?? owner
    return classes.filter { type in
      library.facts.inherits(type.name, from: last, host: library.host)
        && !classes.contains { other in
          has(other)
            && library.facts.declarations.ancestry(of: other.name).contains { $0.name == type.name }
        }
    }
    .filter { !$0.isNested && !parametrized.contains($0.name) }
    .filter { $0.isHidden ? $0.file == source.path : $0.file?.module == source.path.module }
    .map(\.name).sorted()
  }
}

extension String {
  /// The folder of the module that a file of a result lies in: `Sources/Cards`.
  fileprivate var module: [Substring] { Array(split(separator: "/").prefix(2)) }
}
