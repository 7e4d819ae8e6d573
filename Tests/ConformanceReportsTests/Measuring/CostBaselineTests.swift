import ConformanceReports
import Testing

/// A baseline is a table that reads as it was written, and an error in it has a line.
@Suite("Baselines of costs") struct CostBaselineTests {
  private static let build = CountedBuild(
    compiler: "6.3.1", architecture: "x86_64", configuration: "debug", optimization: "Onone",
    mode: .wholeModule)
  private static let text = """
    swift 6.3.1 x86_64 debug Onone wholemodule
    workload        visits  instructions
    engine.flip         95        663870
    rules.events.8       -          1200

    """

  @Test("it is a line a workload, and reads as what it was made of")
  func roundTrip() throws {
    let baseline = CostBaseline(
      [
        WorkloadCost(name: "engine.flip", visits: 95, instructions: 663870),
        WorkloadCost(name: "rules.events.8", visits: nil, instructions: 1200),
      ], of: Self.build)

    #expect(baseline.text == Self.text)
    #expect(try CostBaseline(parsing: Self.text, file: "costs", of: Self.build) == baseline)
  }

  /// What is replaced in the text, and what is said of that.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let message: String

    var testDescription: String { message }
  }

  @Test(
    "an error names file and line, what was found and what was expected",
    arguments: [
      Damage(
        old: "swift 6.3.1", new: "swift 6.4",
        message:
          "costs, line 1: found 'swift 6.4 x86_64 debug Onone wholemodule',"
          + " expected 'swift 6.3.1 x86_64 debug Onone wholemodule'"),
      Damage(
        old: " wholemodule", new: " singlefile",
        message:
          "costs, line 1: found 'swift 6.3.1 x86_64 debug Onone singlefile',"
          + " expected 'swift 6.3.1 x86_64 debug Onone wholemodule'"),
      Damage(
        old: "swift 6.3.1 x86_64 debug Onone wholemodule\n", new: "",
        message:
          "costs, line 1: found 'workload        visits  instructions',"
          + " expected 'swift 6.3.1 x86_64 debug Onone wholemodule'"),
      Damage(
        old: "  visits", new: "  visitors",
        message:
          "costs, line 2: found 'workload        visitors  instructions',"
          + " expected 'workload visits instructions'"),
      Damage(
        old: "663870", new: "",
        message:
          "costs, line 3: found 'engine.flip         95        ', expected a workload and 2 counts"),
      Damage(
        old: " 95 ", new: " 9x ",
        message: "costs, line 3: found '9x' for visits, expected a number or '-'"),
      Damage(
        old: "1200", new: "-12",
        message: "costs, line 4: found '-12' for instructions, expected a number or '-'"),
      Damage(
        old: "rules.events.8", new: "engine.flip",
        message: "costs, line 4: 'engine.flip' stands there twice"),
    ])
  func damage(_ damage: Damage) {
    let text = Self.text.replacing(damage.old, with: damage.new, maxReplacements: 1)

    #expect(text != Self.text)
    let error = #expect(throws: BaselineSyntaxError.self) {
      try CostBaseline(parsing: text, file: "costs", of: Self.build)
    }
    #expect(error?.description == damage.message)
  }

  @Test("an empty file holds no baseline")
  func empty() {
    #expect(throws: BaselineSyntaxError.self) {
      try CostBaseline(parsing: "", file: "costs", of: Self.build)
    }
  }

  @Test(
    "the name of a file says of which build it is, and other names say nothing",
    arguments: [
      ("6.3.1-x86_64-debug-Onone-wholemodule.txt", build),
      (
        "6.4-dev-arm64-release-O-singlefile.txt",
        CountedBuild(
          compiler: "6.4-dev", architecture: "arm64", configuration: "release", optimization: "O",
          mode: .singleFile)
      ),
      ("6.3.1-x86_64-debug-Onone-wholemodule.json", nil), ("6.3.1-x86_64-debug.txt", nil),
      ("6.3.1-x86_64-debug-Onone-half.txt", nil), ("README.md", nil),
      ("--debug.txt", nil),
    ])
  func fileName(name: String, build: CountedBuild?) {
    #expect(CountedBuild(fileName: name) == build)
    if let build { #expect(build.fileName == name) }
  }
}
