extension Rewrite {
  static let extensionOverrideExamples: [RewriteExample] = [
    RewriteExample(
      "in the same file",
      "class A: B {\n}\nextension A {\n  // why\n  override func f() { }\n  func g() { }\n}\n",
      """
      class A: B {

      #sourceLocation(file: "Sources/Example/Example.swift", line: 4)
        // why
        override func f() { }
      #sourceLocation(file: "Sources/Example/Example.swift", line: 2)
      }
      extension A {


        func g() { }
      }

      """),
    RewriteExample(
      "from another file, with who sees it and what it needs",
      "import UIKit\nclass A: B {\n  let a = 1\n}\n",
      """
      import UIKit; import QuartzCore
      class A: B {
        let a = 1

      #sourceLocation(file: "Sources/Example/A+F.swift", line: 3)
        public override func f() { }
      #sourceLocation(file: "Sources/Example/Example.swift", line: 4)
      }

      """,
      others: [
        "A+F.swift": (
          "import QuartzCore\npublic extension A {\n  override func f() { }\n}\n",
          "import QuartzCore\npublic extension A {\n\n}\n"
        )
      ]),
    RewriteExample(
      "a member that a subclass overrides",
      "class A: B {}\nextension A {\n  @objc func f() {}\n}\nclass C: A {\n  override func f() {}\n}\n",
      """
      class A: B {
      #sourceLocation(file: "Sources/Example/Example.swift", line: 3)
        @objc func f() {}
      #sourceLocation(file: "Sources/Example/Example.swift", line: 1)
      }
      extension A {

      }
      class C: A {
        override func f() {}
      }

      """),
    RewriteExample(
      "of a class of UIKit's: nobody asks for it",
      "extension UIWindow {\n  open override var layer: CALayer { super.layer }\n}\n",
      "extension UIWindow {\n  var overriddenLayer: CALayer { super.layer }\n}\n"),
    RewriteExample(
      "from another file, with what is hidden there",
      "class A: B {\n}\n",
      """
      class A: B {

      #sourceLocation(file: "Sources/Example/A+F.swift", line: 5)
        override func f() { Key.use(); help() }
      #sourceLocation(file: "Sources/Example/Example.swift", line: 2)
      }

      """,
      others: [
        "A+F.swift": (
          "fileprivate extension B {\n  func help() {}\n}\nextension A {\n  override func f() { Key.use(); help() }\n  private enum Key { static func use() {} }\n  private func other() {}\n}\n",
          "extension B {\n  func help() {}\n}\nextension A {\n\n  enum Key { static func use() {} }\n  private func other() {}\n}\n"
        )
      ]),
    RewriteExample(
      "under a condition",
      "class A: B {\n}\nextension A {\n  #if DEBUG\n  override func f() { }\n  #endif\n}\n",
      """
      class A: B {

      #if DEBUG
      #sourceLocation(file: "Sources/Example/Example.swift", line: 5)
        override func f() { }
      #endif
      #sourceLocation(file: "Sources/Example/Example.swift", line: 2)
      }
      extension A {
        #if DEBUG

        #endif
      }

      """),
  ]
}
