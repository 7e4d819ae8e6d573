import SwiftSyntax

extension Rewrite {
  /// Takes away imports of modules that are not there, and names them.
  static let unknownModules = Rewrite(
    id: "unknown-modules",
    reason: "a module of Apple's or of somebody else's is not there",
    examples: [
      RewriteExample(
        "one of Apple's", "import UIKit\nimport AVFoundation // players\n",
        "import UIKit\n // players\n"),
      RewriteExample("a part of one", "import class WebKit.WKWebView\nlet a = 1", "\nlet a = 1"),
      RewriteExample("a submodule of one", "import os.log\n\nlet a = 1", "\n\nlet a = 1"),
      RewriteExample(
        "under a condition", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"),
      RewriteExample(
        "for another system",
        "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif",
        "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif"),
      RewriteExample(
        "where nobody knows what is compiled",
        "#if DEBUG && !os(macOS)\nimport WebKit\n#elseif canImport(AppKit) || (OLD)\nimport Metal\n#endif",
        "#if DEBUG && !os(macOS)\n\n#elseif canImport(AppKit) || (OLD)\n\n#endif"),
      RewriteExample(
        "what is there", "@_exported import UIKit\nimport Foundation\nimport QuartzCore",
        "@_exported import UIKit\nimport Foundation\nimport QuartzCore"),
      RewriteExample(
        "a submodule that is there, and one that is not",
        "import UIKit.UIGestureRecognizerSubclass\nimport QuartzCore.CALayer\n",
        "import UIKit.UIGestureRecognizerSubclass\nimport QuartzCore\n"),
      RewriteExample("the module itself", "import Example\nlet a = 1", "\nlet a = 1"),
    ]
  ) { library in
    var findings = RewriteFindings()
    let known = library.host.modules.union(library.modules.map(\.name))
    let conditions = CompilationConditions(modules: known)
    for module in library.modules {
      for source in module.sources {
        for declaration in source.imports where !conditions.excludes(declaration) {
          let name = declaration.moduleName
          if let part = declaration.submodule, known.contains(name),
            !library.host.submodules.contains("\(name).\(part)")
          {
            findings.note(.replace(declaration.path.bytes, with: name), in: source)
            continue
          }
          guard !known.contains(name) || name == module.name else { continue }
          findings.note(.replace(declaration.bytes, with: ""), in: source)
          guard name != module.name else { continue }
          findings.note(
            "there is no module '\(name)' here", at: source.line(of: declaration), in: source)
        }
      }
    }
    return findings
  }
}

extension ImportDeclSyntax {
  /// The part of a module that is imported; none where it is a declaration of the module's.
  fileprivate var submodule: String? {
    importKindSpecifier == nil && path.count > 1 ? path.dropFirst().first?.name.text : nil
  }
}
