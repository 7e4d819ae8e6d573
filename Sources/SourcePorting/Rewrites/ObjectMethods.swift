import SwiftSyntax

extension Rewrite {
  /// Lets classes declare what they would override of every object's methods.
  static let objectMethods = Rewrite(
    id: "object-methods",
    reason:
      "here `NSObject` has no methods for observers, for objects out of files and for what a class is called",
    examples: [
      RewriteExample(
        "an observer",
        "class A: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}",
        "class A: NSObject, KeyValueObserver {\n  func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}"
      ),
      RewriteExample(
        "an object out of a file, and a class under it",
        "class A: NSObject {\n  open override func awakeFromNib() { super.awakeFromNib() }\n}\nclass B: A {\n  override func awakeFromNib() {}\n}",
        "class A: NSObject {\n  open func awakeFromNib() { super.awakeFromNib() }\n}\nclass B: A {\n  override func awakeFromNib() {}\n}"
      ),
      RewriteExample(
        "a view, which has them",
        "class A: UIView {\n  override func awakeFromNib() {}\n  override func prepareForInterfaceBuilder() {}\n}",
        "class A: UIView {\n  override func awakeFromNib() {}\n  override func prepareForInterfaceBuilder() {}\n}"
      ),
      RewriteExample(
        "what a class is called, and a class under it",
        "class A: UIView {\n  override class func description() -> String { \"a\" }\n}\nclass B: A {\n  override class func description() -> String { super.description() }\n}",
        "class A: UIView {\n  class func description() -> String { \"a\" }\n}\nclass B: A {\n  override class func description() -> String { super.description() }\n}"
      ),
      RewriteExample(
        "a method of another kind", "class A: B {\n  override func awakeFromNib(a: Int) {}\n}",
        "class A: B {\n  override func awakeFromNib(a: Int) {}\n}"),
    ]
  ) { source, library, findings in
    for declaration in source.tree.all(ClassDeclSyntax.self) {
      for method in declaration.memberBlock.members.compactMap({
        $0.decl.as(FunctionDeclSyntax.self)
      }) {
        guard let known = inherited[method.name.text],
          method.signature.parameterClause.parameters.map(\.firstName.text) == known.labels,
          let mark = method.modifiers.first(where: { $0.name.text == "override" }),
          !isInherited(method.name.text, by: declaration.name.text, library)
        else { continue }
        findings.note(.replace(mark.name.bytesWithBlanks, with: ""), in: source)
        if let adopted = known.adopted,
          let last = declaration.inheritanceClause?.inheritedTypes.last
        {
          findings.addPart(.insert(", \(adopted)", at: last.type.end), in: source)
        }
      }
    }
  }

  /// The methods that every object has on Apple's systems, and what says here that a class has one.
  private static let inherited: [String: (labels: [String], adopted: String?)] = [
    "awakeFromNib": ([], nil), "description": ([], nil), "prepareForInterfaceBuilder": ([], nil),
    "observeValue": (["forKeyPath", "of", "change", "context"], "KeyValueObserver"),
  ]

  /// Whether a class above has the method, in the library or in the headless modules.
  private static func isInherited(
    _ method: String, by name: String, _ library: ParsedLibrary
  ) -> Bool {
    let own = library.facts.declarations.ancestry(of: name)
    let host = (own.flatMap(\.inherited)).flatMap { library.host.declarations.ancestry(of: $0) }
    return (own.dropFirst() + host).contains { type in
      type.kind == .class
        && type.members.contains { $0.kind == .method && $0.name == method && !$0.isInExtension }
    }
  }
}
