import Testing

@testable import SourcePorting

/// What a reader of a report sees.
@Suite("Reports") struct ReportTests {
  private static let report = PortReport(
    name: "Cards", modules: [PortReport.Module(name: "Cards", files: 2, lines: 30)],
    notes: ["Package.swift cannot be read"],
    edits: [
      EditCount(rewrite: "key-paths", file: "B.swift", count: 1),
      EditCount(rewrite: "objc-attributes", file: "A.swift", count: 2),
      EditCount(rewrite: "objc-attributes", file: "B.swift", count: 1),
    ],
    obstacles: [Obstacle(file: "C.m", line: nil, reason: "Swift alone is compiled here")],
    dropped: [], added: ["Sources/Cards/VirtualTimeNames.swift"],
    compiler: CompilerReport(
      verdict: .refuses,
      errors: [
        CompilerError(file: "A.swift", line: 3, column: 5, message: "cannot find 'X' in scope")
      ], missing: [MissingName(name: "X", count: 1)]))

  @Test("the report for readers names edits by kind and file, and what stands in the way")
  func text() {
    #expect(
      Self.report.text == """
        Cards: 2 files, 30 lines, 4 edits
          module Cards: 2 files
          note: Package.swift cannot be read
        edits
          3 objc-attributes
            A.swift 2
            B.swift 1
          1 key-paths
            B.swift 1
        cannot be ported
          C.m: Swift alone is compiled here
        added
          Sources/Cards/VirtualTimeNames.swift
        the compiler finds 1 error
        errors
          A.swift:3:5: error: cannot find 'X' in scope
        names that are not there
          1 X

        """)
  }

  @Test("the document for machines can be read back")
  func json() throws {
    let data = Array(Self.report.json.utf8)

    #expect(try PortReport(json: data) == Self.report)
  }

  /// A message of the compiler's, and the name that it misses.
  static let messages: [(String, String?)] = [
    ("cannot find type 'UIHostingView' in scope", "UIHostingView"),
    ("cannot find 'AVMakeRect' in scope", "AVMakeRect"),
    ("value of type 'UIView' has no member 'glow'", "UIView.glow"),
    ("type 'UIColor' has no member 'mauve'", "UIColor.mauve"),
    ("no such module 'WebKit'", "module WebKit"),
    ("cannot assign value of type 'Int' to type 'String'", nil),
  ]

  @Test("a name that is not there is read from the compiler's words", arguments: messages)
  func missing(message: String, name: String?) {
    #expect(MissingName.name(in: message) == name)
  }

  @Test("missing names are ranked by how often they are missed, then by name")
  func ranking() {
    let errors = ["b", "a", "c", "b"].map {
      CompilerError(file: "A.swift", line: 1, column: 1, message: "cannot find '\($0)' in scope")
    }

    #expect(MissingName.ranked(errors).map { "\($0.count) \($0.name)" } == ["2 b", "1 a", "1 c"])
  }
}
