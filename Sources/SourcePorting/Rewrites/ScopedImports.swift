import SwiftSyntax

extension Rewrite {
  /// Imports a module as a whole where one declaration of it is imported.
  static let scopedImports = Rewrite(
    id: "scoped-imports",
    reason: "on Apple's systems such an import brings along all that the module builds on",
    examples: [
      RewriteExample(
        "a class", "import class UIKit.UIImage // pictures\n", "import UIKit // pictures\n"),
      RewriteExample(
        "with an attribute", "@_exported import struct QuartzCore.CATransform3D\n",
        "@_exported import QuartzCore\n"),
      RewriteExample(
        "of another module", "import struct Foundation.URL\n", "import struct Foundation.URL\n"),
      RewriteExample("of all", "import UIKit\n", "import UIKit\n"),
    ]
  ) { source, library, findings in
    let whole = library.host.headlessModules
    for declaration in source.imports where whole.contains(declaration.moduleName) {
      guard let kind = declaration.importKindSpecifier else { continue }
      findings.note(
        .replace(kind.start..<declaration.path.end, with: declaration.moduleName), in: source)
    }
  }
}
