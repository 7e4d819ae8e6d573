import SwiftSyntax

extension Rewrite {
  /// Lets a library's class have its own version of what an extension gives to one of UIKit's.
  ///
  /// The extension's members become those of a protocol that the class of UIKit's adopts, which a
  /// subclass may declare anew; and they hand over to the subclass, as the runtime would.
  static let overriddenExtensions = Rewrite(
    id: "overridden-extensions",
    reason: "Swift overrides nothing that an extension gives to a class of another module",
    examples: [
      RewriteExample(
        "a method",
        "class A: UIViewController {\n  override func open() {}\n}\nextension UIViewController {\n  func a() {}\n  @objc public func open() { g() }\n}\n",
        """
        class A: UIViewController {
          func open() {}
        }
        extension UIViewController {
          func a() {} }; extension UIViewControllerMembers {
          @objc public func open() { if let own = self as? A { return own.open() }; g() } }; extension UIViewController {
        }

        public protocol UIViewControllerMembers: UIViewController {}
        extension UIViewController: UIViewControllerMembers {}

        """),
      RewriteExample(
        "with arguments and a value",
        "extension UIView {\n  @objc func size(_ a: Int, of b: Int) -> Int { a }\n}\nclass A: UIView {\n  override func size(_ a: Int, of b: Int) -> Int { b }\n}\nclass B: A {\n  override func size(_ a: Int, of b: Int) -> Int { 1 }\n}\n",
        """
        extension UIView { }; extension UIViewMembers {
          @objc func size(_ a: Int, of b: Int) -> Int { if let own = self as? A { return own.size(a, of: b) }; return a } }; extension UIView {
        }
        class A: UIView {
          func size(_ a: Int, of b: Int) -> Int { b }
        }
        class B: A {
          override func size(_ a: Int, of b: Int) -> Int { 1 }
        }

        protocol UIViewMembers: UIView {}
        extension UIView: UIViewMembers {}

        """),
      RewriteExample(
        "a property, of a class of UIKit's too",
        "extension UIView {\n  @objc open var copied: UIView { UIView() }\n}\nextension UILabel {\n  @objc open override var copied: UIView { UILabel() }\n}\n",
        """
        extension UIView { }; extension UIViewMembers {
          @objc public var copied: UIView { if let own = self as? UILabel { return own.copied }; return UIView() } }; extension UIView {
        }
        extension UILabel {
          @objc public var copied: UIView { UILabel() }
        }

        public protocol UIViewMembers: UIView {}
        extension UIView: UIViewMembers {}

        """),
      RewriteExample(
        "asked for by the one that a class has of its own",
        "class A: UIViewController {\n  override var b: Int { super.b + 1 }\n}\nextension UIViewController {\n  @objc var b: Int { 1 }\n}\n",
        """
        class A: UIViewController {
          var b: Int { self.bOfExtension + 1 }
        }
        extension UIViewController { }; extension UIViewControllerMembers {
          @objc var b: Int { if let own = self as? A { return own.b }; return 1 }
          var bOfExtension: Int { 1 } }; extension UIViewController {
        }

        protocol UIViewControllerMembers: UIViewController {}
        extension UIViewController: UIViewControllerMembers {}

        """),
      RewriteExample(
        "what UIKit itself has",
        "extension UIView {\n  func f() {}\n}\nclass A: UIView {\n  override func layoutSubviews() {}\n}\n",
        "extension UIView {\n  func f() {}\n}\nclass A: UIView {\n  override func layoutSubviews() {}\n}\n"
      ),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules { HandedOverMembers(module, library).edit(&findings) }
    return findings
  }
}
