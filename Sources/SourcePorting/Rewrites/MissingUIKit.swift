import SwiftSyntax

extension Rewrite {
  /// Imports UIKit where a file uses its names and left the import to others.
  static let missingUIKit = Rewrite(
    id: "missing-uikit",
    reason: "Apple's modules bring UIKit along where a bridging or umbrella header imports it",
    examples: [
      RewriteExample(
        "no import at all", "class A: UIView {}\n", "import UIKit; class A: UIView {}\n"),
      RewriteExample(
        "below a comment", "// A.swift\n\nclass A: UIView {}\n",
        "import UIKit // A.swift\n\nclass A: UIView {}\n"),
      RewriteExample(
        "beside another import", "// A.swift\nimport Foundation\nlet a: UIView? = nil\n",
        "// A.swift\nimport UIKit; import Foundation\nlet a: UIView? = nil\n"),
      RewriteExample(
        "beside an import under a condition",
        "#if DEBUG\nimport Foundation\n#endif\nimport Dispatch\nlet a: UIView? = nil\n",
        "#if DEBUG\nimport Foundation\n#endif\nimport UIKit; import Dispatch\nlet a: UIView? = nil\n"
      ),
      RewriteExample(
        "a function that belongs to no type",
        "import Foundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)\n",
        "import UIKit; import Foundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)\n"),
      RewriteExample("a name in a comment", "// UIView\nlet a = 1\n", "// UIView\nlet a = 1\n"),
      RewriteExample(
        "a name of the library's own", "class UIView {}\nlet a = UIView()\n",
        "class UIView {}\nlet a = UIView()\n"),
      RewriteExample(
        "where it is imported", "import UIKit\nlet a = UIView()\n",
        "import UIKit\nlet a = UIView()\n"),
    ]
  ) { source, library, findings in
    let own = library.facts.declarations.types.values.filter { $0.file != nil }.map(\.name)
    let foreign = library.host.typeNames.subtracting(own)
      .union(library.host.globalNames.subtracting(library.facts.declarations.globals))
    guard !source.imports("UIKit"), source.names(in: foreign) else { return }
    if let first = source.plainImports.first {
      findings.note(.insert("import UIKit; ", at: first.start), in: source)
    } else if source.text.hasPrefix("#") {
      findings.note(.insert("import UIKit\n", at: 0), in: source)
    } else if source.text.hasPrefix("/") || source.text.first?.isNewline ?? true {
      findings.note(.insert("import UIKit ", at: 0), in: source)
    } else {
      findings.note(.insert("import UIKit; ", at: 0), in: source)
    }
  }
}

extension ParsedSource {
  /// Whether code uses one of these names.
  fileprivate func names(in foreign: Set<String>) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { return foreign.contains(name) }
      return false
    }
  }
}
