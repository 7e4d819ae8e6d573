import SwiftSyntax

extension Rewrite {
  /// Says how the layer is made that a view wants, where the library declares its class.
  ///
  /// On Apple's systems the runtime makes an object of whatever class is answered.
  static let layerClasses = Rewrite(
    id: "layer-classes",
    reason: "Swift makes no object of a class that is a value, and a view names its layer's so",
    examples: [
      RewriteExample(
        "of the library's own, whoever may see it",
        "private final class A: CAShapeLayer {}\nclass B: UIView {\n  override class var layerClass: AnyClass { return A.self }\n}",
        "private final class A: CAShapeLayer {}\nclass B: UIView {\n  override class var layerClass: AnyClass { return Headless.register { A() } }\n}"
      ),
      RewriteExample(
        "in another type, and for a choice of two",
        "class B: UIView {\n  class A: CALayer {}\n  override static var layerClass: AnyClass {\n    c ? B.A.self : CALayer.self\n  }\n}",
        "class B: UIView {\n  class A: CALayer {}\n  override static var layerClass: AnyClass {\n    c ? Headless.register { B.A() } : CALayer.self\n  }\n}"
      ),
      RewriteExample(
        "asked of the class by itself",
        "class A: CALayer {}\nclass B: UIView {\n  override class var layerClass: AnyClass { self == B.self ? A.self : CALayer.self }\n}",
        "class A: CALayer {}\nclass B: UIView {\n  override class var layerClass: AnyClass { self == B.self ? Headless.register { A() } : CALayer.self }\n}"
      ),
      RewriteExample(
        "one of the system's, and one that is not made of nothing",
        "class A: CALayer { init(b: Int) { super.init() } }\nclass B: UIView {\n  override class var layerClass: AnyClass { CAShapeLayer.self }\n}\nclass C: UIView {\n  override class var layerClass: AnyClass { A.self }\n}",
        "class A: CALayer { init(b: Int) { super.init() } }\nclass B: UIView {\n  override class var layerClass: AnyClass { CAShapeLayer.self }\n}\nclass C: UIView {\n  override class var layerClass: AnyClass { A.self }\n}"
      ),
    ]
  ) { source, library, findings in
    for variable in source.tree.all(VariableDeclSyntax.self) where variable.namesLayerClass {
      for access in variable.all(MemberAccessExprSyntax.self)
      where access.declName.baseName.text == "self" {
        guard let name = access.base?.trimmedDescription,
          let type = library.facts.declarations.types[name.lastComponent], type.file != nil,
          library.facts.inherits(type.name, from: "CALayer", host: library.host),
          type.initializers.isEmpty || type.initializers.contains([])
        else { continue }
        findings.note(
          .replace(access.bytes, with: "Headless.register { \(name)() }"), in: source)
      }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it answers which class a view's layer is of.
  fileprivate var namesLayerClass: Bool {
    modifiers.contains("override")
      && bindings.contains { $0.pattern.trimmedDescription == "layerClass" }
  }
}

extension String {
  /// What stands behind the last point.
  fileprivate var lastComponent: String {
    String(split(separator: ".").last ?? self[...])
  }
}
