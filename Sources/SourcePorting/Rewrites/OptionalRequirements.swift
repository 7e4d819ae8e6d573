import SwiftSyntax

extension Rewrite {
  /// Gives optional requirements a default implementation.
  static let optionalRequirements = Rewrite(
    id: "optional-requirements",
    reason: "only Objective-C's protocols have optional requirements",
    examples: [
      RewriteExample(
        "a method, in a protocol that others see",
        "@objc public protocol P: AnyObject {\n  /// Went.\n  @objc optional func went(_ a: Int, to b: String?)\n}\n",
        """
        @objc public protocol P: AnyObject {
          /// Went.
          @objc func went(_ a: Int, to b: String?)
        }

        public extension P {
          func went(_ a: Int, to b: String?) {}
        }

        """),
      RewriteExample(
        "with a value",
        "@objc protocol P {\n  @objc optional func may() -> Bool\n  @objc optional var view: UIView? { get set }\n}\n",
        """
        @objc protocol P {
          @objc func may() -> Bool
          @objc var view: UIView? { get set }
        }

        extension P {
          func may() -> Bool { OptionalRequirement.missing(false) }
          var view: UIView? { get { OptionalRequirement.missing(nil) } set {} }
        }

        """),
      RewriteExample(
        "what is not optional stays",
        "@objc private protocol P {\n  func a()\n  optional func b() -> Mode\n}\nenum Mode: Int { case on, off }\n",
        """
        @objc private protocol P {
          func a()
          func b() -> Mode
        }
        enum Mode: Int { case on, off }

        private extension P {
          func b() -> Mode { OptionalRequirement.missing(.on) }
        }

        """),
      RewriteExample(
        "under a condition",
        "#if DEBUG\n@objc protocol P {\n  @objc optional func a()\n}\n#endif\n",
        """
        #if DEBUG
        @objc protocol P {
          @objc func a()
        }
        #endif

        #if DEBUG
        extension P {
          func a() {}
        }
        #endif

        """),
    ]
  ) { source, library, findings in
    for declaration in source.tree.all(ProtocolDeclSyntax.self) {
      var defaults: [String] = []
      for item in declaration.memberBlock.members {
        let method = item.decl.as(FunctionDeclSyntax.self)
        let property = item.decl.as(VariableDeclSyntax.self)
        let modifiers = method?.modifiers ?? property?.modifiers
        guard let mark = modifiers?.first(where: { $0.name.text == "optional" }) else { continue }
        findings.note(.replace(mark.name.bytesWithBlanks, with: ""), in: source)
        let neutral = NeutralValues(library: library)
        if let text = method.map(neutral.body) ?? property.flatMap(neutral.body) {
          defaults.append("  " + text.source)
          if let type = text.trap {
            findings.note(
              "who lacks this optional requirement stops here: there is no value that stands for a missing '\(type)'",
              at: source.line(of: item), in: source)
          }
        }
      }
      guard !defaults.isEmpty else { continue }
      findings.addPart(
        .insert(extensionText(declaration, defaults), at: source.text.utf8.count), in: source)
    }
  }

  private static func extensionText(_ declaration: ProtocolDeclSyntax, _ defaults: [String])
    -> String
  {
    let access = declaration.modifiers.access.map { $0 + " " } ?? ""
    var text =
      "\(access)extension \(declaration.name.text) {\n" + defaults.joined(separator: "\n") + "\n}\n"
    for condition in declaration.conditionsAround { text = "#if \(condition)\n\(text)#endif\n" }
    return "\n" + text
  }
}
