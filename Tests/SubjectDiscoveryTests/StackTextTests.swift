import Testing

@testable import SubjectDiscovery

/// What screens do with the stacks that they are pushed onto.
@Suite struct StackTextTests {
  @Test(arguments: [
    ("navigationController?.delegate = self", "navigationController?.pushViewController", true),
    ("navigationController.delegate = self", "navigationController.pushViewController", true),
    ("host.navigationController!.delegate = self", "stack.pushViewController", true),
    ("self.navigationController?.delegate=self", "host.pushViewController", true),
    ("stack.delegate = self", "stack.pushViewController", true),
    ("self.stack?.delegate = self", "stack?\n  .pushViewController", true),
    (
      "(host as? UINavigationController)?.delegate = self",
      "(host as? UINavigationController)?.pushViewController", true
    ),
    ("table.delegate = self", "navigationController?.pushViewController", false),
    ("pan.delegate = self", "stack.pushViewController", false),
    ("stack.table.delegate = self", "stack.pushViewController", false),
    ("upper.delegate = self", "lower.pushViewController", false),
    ("stack.delegate = self.lender", "stack.pushViewController", false),
    ("delegate = self", "stack.pushViewController", false),
  ])
  func aScreenLendsItselfToTheStackWhoseDelegateItBecomes(
    assignment: String, push: String, lends: Bool
  ) {
    let code = ["func show() {\n  \(assignment)\n  \(push)(self, animated: true)\n}"]
    #expect(StackText(code: code).getsItsScreenAsDelegate == lends)
  }

  @Test(arguments: [
    ("let stack = host.navigationController", true),
    ("guard let stack = navigationController else { return }", true),
    ("func show(on stack: UINavigationController) {", true),
    ("weak var stack: UINavigationController?", true), ("let stack = UITableView()", false),
    ("let stack: UITabBarController", false),
    ("let stack = navigationController.tabBarController", false),
  ])
  func aStackIsKnownByWhereItsNameComesFrom(declaration: String, lends: Bool) {
    let code =
      "\(declaration)\nstack.delegate = self\nother.pushViewController(self, animated: true)"
    #expect(StackText(code: [code]).getsItsScreenAsDelegate == lends)
  }

  @Test func aScreenThatPushesOthersAloneLendsItselfToNoStack() {
    let code = "stack.delegate = self\nstack.pushViewController(next, animated: true)"
    #expect(!StackText(code: [code]).getsItsScreenAsDelegate)
  }
}
