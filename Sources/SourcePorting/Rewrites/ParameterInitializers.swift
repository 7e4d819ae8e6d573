import SwiftSyntax

extension Rewrite {
  /// Makes objects of a generic parameter by the classes that it stands for in the library.
  ///
  /// On Apple's systems the plain initializer of every view can be called on a parameter that stands for one.
  static let parameterInitializers = Rewrite(
    id: "parameter-initializers",
    reason: "Swift makes objects of a parameter's class by required initializers alone",
    examples: [
      RewriteExample(
        "a view of a kind that two screens choose",
        "class Screen<T: UIView>: UIViewController {\n  var item = T()\n}\nclass A: Screen<UIImageView> {}\nclass B: Screen<Film> {}\nclass Film: UIView {}",
        "class Screen<T: UIView>: UIViewController {\n  var item = { () -> T in if T.self == Film.self { return Film() as! T }; if T.self == UIImageView.self { return UIImageView() as! T }; preconditionFailure(\"'T' is of no kind that is known here\") }()\n}\nclass A: Screen<UIImageView> {}\nclass B: Screen<Film> {}\nclass Film: UIView {}"
      ),
      RewriteExample(
        "a parameter that is bound to a protocol, or of which nothing is made",
        "class A<T: P> { let a = T() }\nclass B<T: UIView> { let b: T }\nlet c = B<UILabel>(b: UILabel())",
        "class A<T: P> { let a = T() }\nclass B<T: UIView> { let b: T }\nlet c = B<UILabel>(b: UILabel())"
      ),
      RewriteExample(
        "a parameter that stands for another one",
        "class A<T: UIView> { let a = T() }\nclass B<S: UIView> { let b = A<S>() }",
        "class A<T: UIView> { let a = T() }\nclass B<S: UIView> { let b = A<S>() }"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules {
      let arguments = GenericArguments(module)
      for source in module.sources {
        for type in source.tree.all(ClassDeclSyntax.self) {
          for (place, parameter) in (type.genericParameterClause?.parameters ?? []).enumerated() {
            guard let bound = parameter.inheritedType?.lastName,
              library.host.declarations.types[bound]?.kind == .class
            else { continue }
            let kinds = arguments.types(of: type.name.text, at: place).filter {
              library.facts.inherits($0, from: bound, host: library.host)
            }
            guard !kinds.isEmpty else { continue }
            let name = parameter.name.text
            let choices = kinds.map {
              "if \(name).self == \($0).self { return \($0)() as! \(name) }; "
            }
            let refusal = "preconditionFailure(\"'\(name)' is of no kind that is known here\")"
            let words = "{ () -> \(name) in \(choices.joined())\(refusal) }()"
            for call in type.memberBlock.all(FunctionCallExprSyntax.self)
            where call.arguments.isEmpty && call.trailingClosure == nil
              && call.calledExpression.trimmedDescription == name
            {
              findings.note(.replace(call.bytes, with: words), in: source)
            }
          }
        }
      }
    }
    return findings
  }
}
