import SwiftSyntax

extension Rewrite {
  /// Lets no branch be taken that is meant for a later system than the one that is played.
  static let availability = Rewrite(
    id: "availability",
    reason: "on Linux every system is available, and the headless one plays an earlier one",
    examples: [
      RewriteExample(
        "a system that is played", "if #available(iOS 13.0, *) { a() }",
        "if #available(iOS 13.0, *) { a() }"),
      RewriteExample(
        "a later one: the branch is emptied, for it names what is not there",
        "if #available(iOS 99.0, *) {\n  glow()\n} else {\n  shine()\n}",
        "if false {\n\n} else {\n  shine()\n}"),
      RewriteExample(
        "a guard", "func f() {\n  guard #available(iOS 99, *) else { return }\n}",
        "func f() {\n  guard false else { return }\n}"),
      RewriteExample(
        "the other way round", "if #unavailable(iOS 99) { shine() }", "if true { shine() }"),
    ]
  ) { source, library, findings in
    for condition in source.tree.all(AvailabilityConditionSyntax.self) {
      guard let version = condition.mobileVersion, version > library.host.systemVersion else {
        continue
      }
      let isPresent = condition.availabilityKeyword.tokenKind == .poundAvailable
      findings.note(.replace(condition.bytes, with: isPresent ? "false" : "true"), in: source)
      guard isPresent, let branch = condition.branch else { continue }
      let inside = branch.leftBrace.end..<branch.rightBrace.start
      let lines = source.text(inside).filter(\.isNewline)
      findings.addPart(.replace(inside, with: lines.isEmpty ? " " : lines), in: source)
    }
  }
}

extension AvailabilityConditionSyntax {
  /// The version of iOS that it asks for.
  fileprivate var mobileVersion: Int? {
    for argument in availabilityArguments {
      if let version = argument.argument.as(PlatformVersionSyntax.self),
        version.platform.text == "iOS"
      {
        return version.version.flatMap { Int($0.major.text) }
      }
    }
    return nil
  }

  /// The body that is run only where it holds.
  fileprivate var branch: CodeBlockSyntax? {
    let list = parent?.parent
    return list?.parent?.as(IfExprSyntax.self)?.body
  }
}
