import AppearanceTrace
import Testing

/// Many goldens in one text: each case's part by itself, whatever the others look like.
@Suite("A file of many goldens")
struct GoldenFileTests {
  /// A golden in the notation's outer form, which is all that the file looks at.
  private func golden(_ scenario: String, evidence: String? = nil, _ event: String) -> [UInt8] {
    let facts = evidence.map { "evidence \($0)\n" } ?? ""
    return Array(
      """
      trace 2
      scenario \(scenario)
      subject  good/slide
      screen   390 844
      \(facts)
      cast
        host  StageController

      at 0ms
        \(event)

      """.utf8)
  }

  private var file: GoldenFile {
    var file = GoldenFile()
    file.put(golden("modal/a/push", "release b"), for: "modal/a/push")
    file.put(golden("modal/a/open", evidence: "FS-01 FS-06", "release a"), for: "modal/a/open")
    file.put(Array("same as modal/a/shut\n".utf8), for: "modal/a/shut")
    file.put(golden("modal/a/open~twice", "release a"), for: "modal/a/open~twice")
    return file
  }

  private static let text = """
    goldens 1

    case modal/a/open evidence FS-01 FS-06
      also modal/a/open~twice
      trace 2
      subject  good/slide
      screen   390 844

      cast
        host  StageController

      at 0ms
        release a

    case modal/a/push
      trace 2
      subject  good/slide
      screen   390 844

      cast as modal/a/open

      at 0ms
        release b

    case modal/a/shut
      same as modal/a/shut

    """

  private func read(_ text: String) -> GoldenFile { GoldenFile(parsing: Array(text.utf8)) }

  @Test("cases stand in the order of their scenarios, and equal texts and blocks stand once")
  func text() {
    #expect(String(decoding: file.bytes, as: UTF8.self) == Self.text)
  }

  @Test("what is written is read back, with every golden as a file of its own would hold it")
  func identity() {
    let file = read(Self.text)

    #expect(file.isWhole)
    #expect(file.bytes == Array(Self.text.utf8))
    #expect(file.texts == self.file.texts)
    #expect(
      file.texts["modal/a/open"]
        == golden("modal/a/open", evidence: "FS-01 FS-06", "release a"))
    #expect(file.texts["modal/a/open~twice"] == golden("modal/a/open~twice", "release a"))
    #expect(file.texts["modal/a/shut"] == Array("same as modal/a/shut\n".utf8))
  }

  @Test("a case holds just what it was given: text, evidence and name")
  func holds() {
    let file = read(Self.text)
    let text = golden("modal/a/open", evidence: "FS-01 FS-06", "release a")

    #expect(file.holds(text, for: "modal/a/open"))
    #expect(!file.holds(text, for: "modal/a/open~twice"))
    #expect(!file.holds(text, for: "modal/a/push"))
    #expect(!file.holds(text, for: "modal/a/other"))
    #expect(!file.holds(golden("modal/a/open", "release a"), for: "modal/a/open"))
  }

  @Test("a case that changes leaves the text that it shared to the others")
  func leaves() {
    var file = self.file
    file.put(golden("modal/a/open", "release c"), for: "modal/a/open")

    #expect(file.texts["modal/a/open~twice"] == golden("modal/a/open~twice", "release a"))
    file.remove("modal/a/open~twice")
    #expect(!String(decoding: file.bytes, as: UTF8.self).contains("release a"))
  }

  @Test(
    "what is damaged in one case is found at its place, and the others hold",
    arguments: [
      Damage(
        "  trace 2\n  subject  good/slide\n  screen   390 844\n\n  cast as", "trace 2\n  cast as",
        "modal/a/push", "line 16, column 1: found an indentation of 0 spaces, expected 2"),
      Damage(
        "    release b", "<<<<<<< ours\n    release b", "modal/a/push",
        "line 23, column 1: found the merge conflict mark \"<<<<<<<\", expected a merged text"),
      Damage(
        "case modal/a/push\n", "case modal/a/open\n", "modal/a/open",
        "line 15, column 6: found \"modal/a/open\" again, expected it once",
        lost: ["modal/a/push"]),
      Damage(
        "case modal/a/push\n", "case modal/a/aim\n", "modal/a/aim",
        "line 15, column 6: found \"modal/a/aim\" after \"modal/a/open\", expected it before",
        lost: ["modal/a/push"]),
      Damage(
        "    release b\n\ncase", "    release b\ncase", "modal/a/push",
        "line 24, column 1: found \"case\", expected a blank line"),
      Damage(
        "  same as modal/a/shut\n", "", "modal/a/shut",
        "line 26, column 1: found the end of the text, expected \"  trace\""),
      Damage(
        "cast as modal/a/open", "cast as modal/a/opn", "modal/a/push",
        "line 20, column 11: found \"modal/a/opn\", expected a name (did you mean modal/a/open?)"),
    ])
  func damage(_ damage: Damage) throws {
    let text = Self.text.replacing(damage.old, with: damage.new)
    try #require(text != Self.text)
    let file = read(text)

    #expect(
      file.sections(of: damage.scenario).lazy.compactMap(\.flaw).first?.description
        == damage.message)
    for (scenario, golden) in self.file.texts where scenario != damage.scenario {
      #expect(
        file.holds(golden, for: scenario) == !damage.lost.contains(scenario), "\(scenario)")
    }
  }

  /// A change of the text, and what is said of it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let scenario: String
    let message: String
    /// The cases that nobody finds any more.
    let lost: [String]

    init(
      _ old: String, _ new: String, _ scenario: String, _ message: String, lost: [String] = []
    ) {
      self.old = old
      self.new = new
      self.scenario = scenario
      self.message = message
      self.lost = lost
    }

    var testDescription: String { message }
  }

  @Test(
    "what leaves open where goldens begin is said of the whole file",
    arguments: [
      ("goldens 1", "goldens 2", "line 1, column 9: found \"2\", expected \"1\""),
      ("goldens 1\n", "", "line 1, column 1: found a blank line, expected \"goldens \""),
      ("goldens 1\n", "goldens 1\r\n", "line 1, column 10: found a carriage return"),
      ("goldens 1\n\n", "goldens 1\n", "line 2, column 1: found \"case\", expected a blank line"),
      (
        "goldens 1\n\n", "goldens 1\n\nnotes\n",
        "line 3, column 1: found \"notes\", expected \"case\""
      ),
      (
        "case modal/a/push", "case  modal/a/push", "line 15, column 6: found \" \", expected a name"
      ),
      ("case modal/a/shut", ">>>>>>> theirs", "line 25, column 1: found the merge conflict mark"),
      (
        "  also modal/a/open~twice", "  also modal/a/open~twice FS-01",
        "line 4, column 27: found \"FS-01\""
      ),
    ])
  func flaws(old: String, new: String, message: String) throws {
    let text = Self.text.replacing(old, with: new)
    try #require(text != Self.text)

    #expect(read(text).flaws.first?.description.hasPrefix(message) == true)
  }

  @Test(
    "a line that hides a golden behind another one is said of the whole file",
    arguments: [
      (
        "case modal/a/push\n", "casE modal/a/push\n",
        "line 15, column 1: found \"casE\", expected \"case\" (did you mean case?)"
      ),
      (
        "case modal/a/push\n", "notes\n",
        "line 15, column 1: found an indentation of 0 spaces, expected 2"
      ),
      (
        "case modal/a/push\n", " case modal/a/push\n",
        "line 15, column 2: found an indentation of 1 space, expected 2"
      ),
      (
        "case modal/a/push\n", "  case modal/a/push\n",
        "line 16, column 3: found \"trace\" again, expected it once"
      ),
      (
        "case modal/a/push\n", "", "line 15, column 3: found \"trace\" again, expected it once"
      ),
      (
        "case modal/a/shut\n", "", "line 25, column 3: found \"same\" again, expected it once"
      ),
      (
        "  also modal/a/open~twice", "  alsO modal/a/open~twice",
        "line 4, column 3: found \"alsO\", expected \"trace\" (did you mean also?)"
      ),
      (
        "case modal/a/push\n", "case modal/a/open\n",
        "line 15, column 6: found \"modal/a/open\" again, expected it once"
      ),
    ])
  func hidden(old: String, new: String, message: String) throws {
    let text = Self.text.replacing(old, with: new)
    try #require(text != Self.text)

    #expect(read(text).flaws.first?.description == message)
  }

  @Test("an error in a trace is put at its place in the file")
  func placed() throws {
    let file = read(Self.text)
    let section = try #require(file.sections(of: "modal/a/open").first)
    let place = { (line: Int, column: Int, member: Int) in
      let error = TraceSyntaxError(line: line, column: column, .carriageReturn)
      let placed = section.placed(error, of: section.cases[member])
      return [placed.line, placed.column]
    }

    // Trace's own: trace, scenario, subject, screen, evidence, blank, cast, host, …
    #expect(place(1, 1, 0) == [5, 3])
    #expect(place(2, 10, 0) == [3, 6])
    #expect(place(3, 1, 0) == [6, 3])
    #expect(place(5, 10, 0) == [3, 28])
    #expect(place(7, 1, 0) == [9, 3])
    #expect(place(2, 10, 1) == [4, 8])
    #expect(place(6, 1, 1) == [9, 3])

    // The cast of this one stands in that of the first case.
    let other = try #require(file.sections(of: "modal/a/push").first)
    let error = TraceSyntaxError(line: 7, column: 3, .carriageReturn)
    #expect(other.placed(error, of: other.cases[0]).line == 10)
    let later = TraceSyntaxError(line: 9, column: 1, .carriageReturn)
    #expect(other.placed(later, of: other.cases[0]).line == 22)
  }

  @Test("of a line that ends where its text would begin nothing is lost in silence")
  func cutLine() {
    let file = read("goldens 1\n\ncase modal/a/open\n  same as modal/b/open\n  ")

    #expect(
      file.flaws.first?.description
        == "line 5, column 3: found the end of the text, expected a line feed")
    #expect(!file.isWhole)
  }

  @Test("bytes of all kinds are read without an end of the process")
  func oddBytes() {
    let bytes = Array(Self.text.utf8)
    for length in bytes.indices { _ = GoldenFile(parsing: Array(bytes.prefix(length))).texts }
    for odd in [[], [0x0A], [0xFF], [0x0A, 0x0A], Array("case".utf8), Array("\n\ncase \n".utf8)] {
      #expect(GoldenFile(parsing: odd).headFlaw != nil)
    }
  }
}
