import Testing

/// Who is who says a trace's cast. What a name looks like means nothing.
@Suite("Names of a trace") struct NameTextTests {
  /// Where the objects of traces are judged, compared or drawn.
  private static let folders = [
    "ConformanceRules/Events", "ConformanceRules/Hierarchy", "ConformanceRules/Checking",
    "ConformanceRules/Rules", "RuleOracles/History", "RuleOracles/Oracles",
    "AppearanceTrace/Picture", "TransitionStage/Stage",
    "TransitionStage/Probe", "TransitionComparison",
  ]

  /// How a text is looked into, or made like a name that has a meaning.
  private static let looks = [
    "hasPrefix(", "hasSuffix(", ".split(", "components(separatedBy", "lastIndex(of: \".\")",
    ".text.contains(", ").view\"", ").container\"", ").bar\"", ").toolbar\"", "\".view\"",
    "\".container\"", "\".bar\"", "\".toolbar\"", "\"view-", "\"presentation\"", "\"library\"",
  ]

  @Test("no rule, oracle, probe or picture looks into the text of a name", arguments: folders)
  func noLook(folder: String) throws {
    let files = House.swiftFiles(in: "Sources/\(folder)")

    #expect(!files.isEmpty)
    for file in files {
      let lines = try House.text(of: file).split(separator: "\n")
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("///") }
      let looking = code.filter { line in Self.looks.contains { line.contains($0) } }
      #expect(looking == [], "\(file)")
    }
  }
}
