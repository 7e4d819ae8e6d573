import SwiftSyntax

extension Rewrite {
  /// Lets storyboards reach the properties and methods that were marked for them.
  ///
  /// What makes them known stands in the same file, for most of them are private.
  static let outlets = Rewrite(
    id: "outlets",
    reason: "no runtime finds properties and methods by the names that a storyboard says",
    examples: [
      RewriteExample(
        "a property and a private method",
        "import UIKit\nclass A: UIViewController {\n  @IBOutlet private weak var a: UIView!\n  @IBAction private func b(_ sender: Any) {}\n}\n",
        """
        import UIKit
        class A: UIViewController {
          @IBOutlet private weak var a: UIView!
          @IBAction private func b(_ sender: Any) {}
        }

        extension A {
          @MainActor static func makeKnownForScreensA() {
            Headless.register(outlet: "a", \\A.a)
            Headless.register(action: Selector("b:", A.b(_:)))
          }
        }

        """),
      RewriteExample(
        "once only",
        "class A {\n  @IBOutlet var a: UIView!\n}\nextension A {\n  @MainActor static func makeKnownForScreensA() {}\n}\n",
        "class A {\n  @IBOutlet var a: UIView!\n}\nextension A {\n  @MainActor static func makeKnownForScreensA() {}\n}\n"
      ),
      RewriteExample(
        "nothing marked", "class A {\n  var a = 1\n}\n", "class A {\n  var a = 1\n}\n"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules where module.hasStoryboards {
      for source in module.sources {
        for type in source.tree.all(ClassDeclSyntax.self) {
          OutletRegistration(type)?.edit(source, &findings)
        }
      }
    }
    return findings
  }
}

/// What a class has for storyboards, and the function that makes it known.
struct OutletRegistration {
  private let name: String
  private let rows: [String]

  /// None where a class has nothing, or nobody outside of it can name it.
  init?(_ type: ClassDeclSyntax) {
    let name = type.name.text
    guard type.around(ClassDeclSyntax.self) == nil, type.genericParameterClause == nil,
      type.around(ExtensionDeclSyntax.self) == nil, type.around(StructDeclSyntax.self) == nil,
      type.around(EnumDeclSyntax.self) == nil, !type.modifiers.areHidden
    else { return nil }
    var rows: [String] = []
    for item in type.memberBlock.members {
      if let property = item.decl.as(VariableDeclSyntax.self),
        !property.attributes.named(["IBOutlet"]).isEmpty
      {
        let names = property.bindings.map(\.pattern.trimmedDescription)
        rows += names.map { "Headless.register(outlet: \"\($0)\", \\\(name).\($0))" }
      } else if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.areHidden,
        let action = Self.action(method, of: name)
      {
        rows.append(action)
      }
    }
    guard !rows.isEmpty else { return nil }
    self.name = name
    self.rows = rows
  }

  /// The row of a method that screens call.
  private static func action(_ method: FunctionDeclSyntax, of owner: String) -> String? {
    let parameters = method.signature.parameterClause.parameters
    guard !method.attributes.named(["IBAction"]).isEmpty, parameters.count <= 1 else { return nil }
    let member = DeclaredMember(
      kind: .method, name: method.name.text, labels: parameters.map { $0.firstName.text })
    return
      "Headless.register(action: Selector(\"\(member.runtimeName)\", \(owner).\(member.reference)))"
  }

  /// The name of the function that makes known what a class has.
  static func function(of type: String) -> String { "makeKnownForScreens\(type)" }

  func edit(_ source: ParsedSource, _ findings: inout RewriteFindings) {
    guard !source.text.contains(Self.function(of: name)) else { return }
    let text = """

      extension \(name) {
        @MainActor static func \(Self.function(of: name))() {
      \(rows.map { "    \($0)\n" }.joined())  }
      }

      """
    findings.note(.insert(text, at: source.text.utf8.count), in: source)
  }
}
