import Foundation
import Testing

@testable import SubjectDiscovery

/// Graphs and sources as they are read.
@Suite struct ReadingTests {
  private static let head =
    #""metadata":{"formatVersion":{"major":0}},"module":{"name":"Kit"},"relationships":[]"#

  static let damaged: [(text: String, error: SymbolGraphError)] = [
    (
      "{\(head),\"symbols\":[{\"kind\":{}}]}",
      .unexpected(file: "g", place: "symbols[0].kind", reason: "there is no 'identifier'")
    ),
    ("{\(head)}", .unexpected(file: "g", place: "", reason: "there is no 'symbols'")),
    (
      "{\(head.replacing("\"major\":0", with: "\"major\":7")),\"symbols\":[]}",
      .unknownFormat(file: "g", major: 7)
    ),
  ]

  @Test(arguments: damaged) func aDamagedGraphSaysWhatIsMissingAndWhere(
    _ row: (text: String, error: SymbolGraphError)
  ) {
    #expect(throws: row.error) { try SymbolGraph(Data(row.text.utf8), named: "g") }
  }

  @Test(arguments: ["", "{", "[]", "null", "\u{0}"]) func whatIsNoGraphIsRefused(_ text: String) {
    #expect(throws: SymbolGraphError.self) { try SymbolGraph(Data(text.utf8), named: "g") }
  }

  @Test func relationsToWhatIsNotThereDoNoHarm() throws {
    let relation = #"{"kind":"inheritsFrom","source":"s:x","target":"s:y"}"#
    let text = "{\(Self.head.replacing("[]", with: "[\(relation)]")),\"symbols\":[]}"
    let graph = try SymbolGraph(Data(text.utf8), named: "g")
    let discovery = Discovery(library: [graph], system: [], sources: LibrarySources([:]))
    #expect(discovery.candidates.isEmpty)
  }

  // MARK: - Declarations

  @Test func aDeclarationIsTakenApart() {
    let open = Declaration(
      "@MainActor func open(_ side: Side, animated: Bool = true, then: @escaping (Int, Int) -> Void"
        + " = { _, _ in }, _ more: Int...) async throws -> [Int : Bool]")
    #expect(open.parameters.map(\.label) == [nil, "animated", "then", nil])
    #expect(open.parameters.map(\.plainType) == ["Side", "Bool", "(Int, Int) -> Void", "Int..."])
    #expect(open.parameters.map(\.isOptionalAtCall) == [false, true, true, true])
    #expect(open.type == "[Int : Bool]")
    #expect(open.throwsErrors && open.isAsynchronous)
  }

  static let properties: [(text: String, type: String?, isSettable: Bool)] = [
    ("@MainActor weak var owner: UIView?", "UIView?", true),
    ("var index: Int { get }", "Int", false),
    ("lazy var index: [Int : Bool] { get set }", "[Int : Bool]", true),
    ("static let shared: Self", "Self", false),
    ("case left", nil, false),
  ]

  @Test(arguments: properties) func aPropertyCanBeSetOrNot(
    _ row: (text: String, type: String?, isSettable: Bool)
  ) {
    let declaration = Declaration(row.text)
    #expect(declaration.type == row.type)
    #expect(declaration.isSettable == row.isSettable)
  }

  @Test(arguments: ["init?(coder: NSCoder)", "@MainActor required init?(coder: NSCoder)"])
  func anInitializerThatMayMakeNothingSaysSo(_ text: String) {
    #expect(Declaration(text).isFailable)
    #expect(Declaration(text).parameters.map(\.type) == ["NSCoder"])
  }

  // MARK: - Sources

  @Test func codeThatWasMovedSaysWhereItWas() {
    let source = SourceText(
      path: "Sources/Kit/B.swift",
      text:
        "a\n#sourceLocation(file: \"Sources/Kit/A.swift\", line: 40)\nb\nc\n#sourceLocation()\nd")
    #expect(source.place(ofLine: 1) == SourceLine(file: "Sources/Kit/B.swift", line: 1))
    #expect(source.place(ofLine: 3) == SourceLine(file: "Sources/Kit/A.swift", line: 40))
    #expect(source.place(ofLine: 4) == SourceLine(file: "Sources/Kit/A.swift", line: 41))
    #expect(source.place(ofLine: 6) == SourceLine(file: "Sources/Kit/B.swift", line: 6))
  }

  static let styles: [(text: String, style: String?)] = [
    ("  modalPresentationStyle = .custom", "custom"),
    ("/// c.modalPresentationStyle = .custom\nb.modalPresentationStyle=.custom // so", "custom"),
    ("if c.modalPresentationStyle == .custom { }", nil),
    ("c.modalPresentationStyle = isPad ? .popover : .custom", nil),
    ("c.modalPresentationStyle = style\nb.modalPresentationStyle = .custom", nil),
    ("a.modalPresentationStyle = .custom\nb.modalPresentationStyle = .popover", nil),
    ("a.modalPresentationStyle = UIModalPresentationStyle.overFullScreen", "overFullScreen"),
  ]

  @Test(arguments: styles) func aLibraryThatSetsOneStyleAloneIsMadeForIt(
    _ row: (text: String, style: String?)
  ) {
    #expect(LibrarySources(["Kit": ["A.swift": row.text]]).presentationStyle == row.style)
  }

  @Test func whatStandsInCommentsAndTextsIsNoCode() {
    let source = SourceText(
      path: "", text: "a // b\n/* c /* d */ e */ f \"g \\\" h\" i \"\"\"\nj \"k\"\n\"\"\" l\n")
    let words = source.code.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words == ["a", "f", "i", "l"])
    #expect(source.code.count { $0 == "\n" } == source.lines.count - 1)
  }
}
