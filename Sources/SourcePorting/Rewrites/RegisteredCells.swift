import SwiftSyntax

extension Rewrite {
  /// Says how cells are made, and the like, where a table or a collection is told their class.
  ///
  /// On Apple's systems the runtime calls an initializer of whatever class is registered.
  static let registeredCells = Rewrite(
    id: "registered-cells",
    reason: "Swift makes no object of a class that is a value, and tables are told their cells' so",
    examples: [
      RewriteExample(
        "of a collection's cell",
        "class A: UICollectionViewCell {}\nlet a: Void = b.register(A.self, forCellWithReuseIdentifier: c)",
        "class A: UICollectionViewCell {}\nlet a: Void = b.register(Headless.register(A.init(frame:)), forCellWithReuseIdentifier: c)"
      ),
      RewriteExample(
        "of a table's cell, and of a header",
        "class A: UITableViewCell {}\nclass B: UITableViewHeaderFooterView {}\nfunc f() {\n  c.register(A.self, forCellReuseIdentifier: d)\n  c.register(B.self, forHeaderFooterViewReuseIdentifier: d)\n}",
        "class A: UITableViewCell {}\nclass B: UITableViewHeaderFooterView {}\nfunc f() {\n  c.register(Headless.register(A.init(style:reuseIdentifier:)), forCellReuseIdentifier: d)\n  c.register(Headless.register(B.init(reuseIdentifier:)), forHeaderFooterViewReuseIdentifier: d)\n}"
      ),
      RewriteExample(
        "of one below another, which says itself how it is made",
        "class A: UICollectionViewCell {}\nclass B: A {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\nfunc f() { c.register(B.self, forSupplementaryViewOfKind: k, withReuseIdentifier: d) }",
        "class A: UICollectionViewCell {}\nclass B: A {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\nfunc f() { c.register(Headless.register(B.init(frame:)), forSupplementaryViewOfKind: k, withReuseIdentifier: d) }"
      ),
      RewriteExample(
        "of one of the system's, and of one that is made otherwise",
        "class A: UICollectionViewCell { init(b: Int) { super.init(frame: .zero) } }\nfunc f() {\n  c.register(UICollectionViewCell.self, forCellWithReuseIdentifier: d)\n  c.register(A.self, forCellWithReuseIdentifier: d)\n}",
        "class A: UICollectionViewCell { init(b: Int) { super.init(frame: .zero) } }\nfunc f() {\n  c.register(UICollectionViewCell.self, forCellWithReuseIdentifier: d)\n  c.register(A.self, forCellWithReuseIdentifier: d)\n}"
      ),
    ]
  ) { source, library, findings in
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "register", let first = call.arguments.first,
        first.label == nil,
        let wanted = call.arguments.dropFirst().first?.label.flatMap({ wanted[$0.text] }),
        let access = first.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self", let name = access.base?.trimmedDescription,
        let type = library.facts.declarations.types[name], type.file != nil,
        library.facts.inherits(name, from: wanted.base, host: library.host),
        type.initializers.isEmpty || type.initializers.contains(wanted.labels)
      else { continue }
      let labels = wanted.labels.map { "\($0):" }.joined()
      findings.note(
        .replace(access.bytes, with: "Headless.register(\(name).init(\(labels)))"), in: source)
    }
  }

  /// What is made of a class that is registered under a label, and by which initializer.
  private static let wanted: [String: (base: String, labels: [String])] = [
    "forCellReuseIdentifier": ("UITableViewCell", ["style", "reuseIdentifier"]),
    "forHeaderFooterViewReuseIdentifier": ("UITableViewHeaderFooterView", ["reuseIdentifier"]),
    "forCellWithReuseIdentifier": ("UICollectionReusableView", ["frame"]),
    "forSupplementaryViewOfKind": ("UICollectionReusableView", ["frame"]),
  ]
}
