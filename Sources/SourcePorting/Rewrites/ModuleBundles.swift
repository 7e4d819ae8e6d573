import SwiftSyntax

extension Rewrite {
  /// Takes the main bundle where a package asks for that of its own module.
  static let moduleBundles = Rewrite(
    id: "module-bundles",
    reason: "the package manager makes bundles for modules with resources, which nobody looks into",
    examples: [
      RewriteExample(
        "by its whole name, and by its last",
        "let a = Bundle.module\nlet b = Foundation.Bundle.module.bundlePath\nlet c = f(bundle: .module)",
        "let a = Bundle.main\nlet b = Foundation.Bundle.main.bundlePath\nlet c = f(bundle: .main)"),
      RewriteExample(
        "beside one for those who build no package",
        "#if !SWIFT_PACKAGE\nextension Bundle { static var module: Bundle { Bundle(for: A.self) } }\n#endif\nlet a: Bundle = .module",
        "#if !SWIFT_PACKAGE\nextension Bundle { static var module: Bundle { Bundle(for: A.self) } }\n#endif\nlet a: Bundle = .main"
      ),
      RewriteExample(
        "one of the library's own",
        "extension Bundle { static let module = Bundle(for: A.self) }\nlet a = Bundle.module",
        "extension Bundle { static let module = Bundle(for: A.self) }\nlet a = Bundle.module"),
      RewriteExample(
        "beside something else of the name",
        "enum Part { case module }\nlet a: Part = .module\nlet b = Bundle.module",
        "enum Part { case module }\nlet a: Part = .module\nlet b = Bundle.main"),
      RewriteExample(
        "what is called so in an object", "let a = b.module\nlet c = Bundle.module.module",
        "let a = b.module\nlet c = Bundle.main.module"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules {
      let declared = module.sources.flatMap { $0.tree.declarationsOfModule }
      guard !declared.contains(.ofBundle) else { continue }
      for source in module.sources {
        for access in source.tree.all(MemberAccessExprSyntax.self)
        where access.declName.baseName.text == "module" {
          let isMeant = access.base.map(\.isBundle) ?? !declared.contains(.ofOthers)
          guard isMeant else { continue }
          findings.note(.replace(access.declName.bytes, with: "main"), in: source)
        }
      }
    }
    return findings
  }
}

/// Whose member called `module` a declaration is.
private enum ModuleOwner {
  case ofBundle, ofOthers
}

extension SourceFileSyntax {
  /// The declarations of members called `module`, but for those of bundles where no package is built.
  fileprivate var declarationsOfModule: [ModuleOwner] {
    let variables = all(PatternBindingSyntax.self).filter {
      $0.pattern.trimmedDescription == "module"
        && $0.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
    }
    let owners = variables.compactMap { binding -> ModuleOwner? in
      guard binding.around(ExtensionDeclSyntax.self)?.extendedType.lastName == "Bundle" else {
        return .ofOthers
      }
      let isForOthers = binding.conditionsAround.contains {
        $0.filter { !"() ".contains($0) }.contains("!SWIFT_PACKAGE")
      }
      return isForOthers ? nil : .ofBundle
    }
    let cases = all(EnumCaseElementSyntax.self).filter { $0.name.text == "module" }
    return owners + cases.map { _ in .ofOthers }
  }
}

extension ExprSyntax {
  /// Whether it names the class of bundles: `Bundle` or `Foundation.Bundle`.
  fileprivate var isBundle: Bool {
    ["Bundle", "Foundation.Bundle"].contains(trimmedDescription)
  }
}
