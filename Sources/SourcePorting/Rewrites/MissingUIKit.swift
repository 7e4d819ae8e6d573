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
      RewriteExample(
        "a name that UIKit hands on", "// A.swift\nstruct A { let a: CGFloat }\n",
        "import UIKit // A.swift\nstruct A { let a: CGFloat }\n"),
      RewriteExample(
        "such a name, imported from where it is", "import Foundation\nlet a: TimeInterval = 1\n",
        "import Foundation\nlet a: TimeInterval = 1\n"),
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
    let handedOn = source.imports("Foundation") ? [] : Self.handedOn.subtracting(own)
    guard !source.imports("UIKit"), source.names(in: foreign.union(handedOn)) else { return }
    findings.note(source.importing("UIKit"), in: source)
  }
}

extension Rewrite {
  /// Names of Foundation's that sources have by UIKit.
  private static let handedOn: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "TimeInterval", "IndexPath", "NSObject", "NSCoder",
    "NSNumber", "NSString", "Notification", "NotificationCenter", "Bundle", "Data", "Date", "URL",
  ]
}

extension ParsedSource {
  /// The edit that imports a module, on the line of another import or the first one.
  func importing(_ module: String) -> SourceEdit {
    if let first = plainImports.first { return .insert("import \(module); ", at: first.start) }
    if text.hasPrefix("#") { return .insert("import \(module)\n", at: 0) }
    let isFree = text.hasPrefix("/") || text.first?.isNewline ?? true
    return .insert("import \(module)\(isFree ? " " : "; ")", at: 0)
  }

  /// Whether code uses one of these names.
  func names(in foreign: Set<String>) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { return foreign.contains(name) }
      return false
    }
  }
}
