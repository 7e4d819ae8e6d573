import SwiftSyntax

extension Rewrite {
  /// Gives overrides of old names the names that are asked for.
  ///
  /// The headless modules have the old names for those who call them; who overrides one is not heard.
  static let renamedOverrides = Rewrite(
    id: "renamed-overrides",
    reason: "what had another name before Swift 4.2 is asked for by its new one alone",
    examples: [
      RewriteExample(
        "a property",
        "class A: UIViewController {\n  override var childViewControllerForStatusBarStyle: UIViewController? { nil }\n}",
        "class A: UIViewController {\n  override var childForStatusBarStyle: UIViewController? { nil }\n}"
      ),
      RewriteExample(
        "a method with a label, and what it calls above",
        "class A: UIViewController {\n  override func didMove(toParentViewController p: UIViewController?) {\n    super.didMove(toParentViewController: p)\n  }\n}",
        "class A: UIViewController {\n  override func didMove(toParent p: UIViewController?) {\n    super.didMove(toParent: p)\n  }\n}"
      ),
      RewriteExample(
        "a method without a label",
        "class A: UIViewController {\n  override func addChildViewController(_ c: UIViewController) {\n    super.addChildViewController(c)\n  }\n}",
        "class A: UIViewController {\n  override func addChild(_ c: UIViewController) {\n    super.addChild(c)\n  }\n}"
      ),
      RewriteExample(
        "a call, and a method of one's own",
        "class A: B {\n  func addChildViewController(_ c: C) { d.addChildViewController(c) }\n}",
        "class A: B {\n  func addChildViewController(_ c: C) { d.addChildViewController(c) }\n}"),
    ]
  ) { source, _, findings in
    for name in source.tree.all(TokenSyntax.self) {
      guard case .identifier(let old) = name.tokenKind, let renaming = renamings[old],
        let place = OldName(name)
      else { continue }
      if let label = renaming.label {
        guard let word = place.label, word.text == label.old else { continue }
        findings.note(.replace(word.bytes, with: label.new), in: source)
      } else {
        findings.note(.replace(name.bytes, with: renaming.name), in: source)
      }
    }
  }

  private struct Renaming {
    var name: String
    var label: (old: String, new: String)?
  }

  private static let renamings: [String: Renaming] = [
    "childViewControllers": Renaming(name: "children"),
    "childViewControllerForStatusBarStyle": Renaming(name: "childForStatusBarStyle"),
    "childViewControllerForStatusBarHidden": Renaming(name: "childForStatusBarHidden"),
    "childViewControllerForHomeIndicatorAutoHidden": Renaming(
      name: "childForHomeIndicatorAutoHidden"),
    "childViewControllerForScreenEdgesDeferringSystemGestures": Renaming(
      name: "childForScreenEdgesDeferringSystemGestures"),
    "addChildViewController": Renaming(name: "addChild"),
    "removeFromParentViewController": Renaming(name: "removeFromParent"),
    "willMove": Renaming(
      name: "willMove", label: (old: "toParentViewController", new: "toParent")),
    "didMove": Renaming(name: "didMove", label: (old: "toParentViewController", new: "toParent")),
  ]
}

/// A name where it is overridden, or where an override calls the one above.
private struct OldName {
  /// The first label behind it.
  let label: TokenSyntax?

  init?(_ name: TokenSyntax) {
    if let method = name.parent?.as(FunctionDeclSyntax.self), method.modifiers.contains("override")
    {
      label = method.signature.parameterClause.parameters.first?.firstName
    } else if let property = name.around(VariableDeclSyntax.self),
      property.modifiers.contains("override"),
      property.bindings.contains(where: { $0.pattern.bytes == name.bytes })
    {
      label = nil
    } else if let access = name.around(MemberAccessExprSyntax.self),
      access.declName.baseName == name, access.base?.is(SuperExprSyntax.self) ?? false
    {
      label = access.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.label
    } else {
      return nil
    }
  }
}
