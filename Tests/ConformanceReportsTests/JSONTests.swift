import ConformanceReports
import Foundation
import Testing

/// The one form of the documents for machines.
@Suite("Documents of JSON") struct JSONTests {
  /// A document with a member of each sort.
  private struct Sample: JSONDocument, Codable, Equatable {
    var words: [String] = []
    var numbers: [String: Int] = [:]
    @Nullable var unknown: String?
    var absent: String?
  }

  @Test("keys are sorted, levels indented, and one line feed ends the text")
  func form() {
    let sample = Sample(words: ["x", "y"], numbers: ["b": 1])

    #expect(
      sample.text == """
        {
          "numbers" : {
            "b" : 1
          },
          "unknown" : null,
          "words" : [
            "x",
            "y"
          ]
        }

        """)
  }

  @Test("a document is read back as it was", arguments: [nil, "", "word"])
  func readBack(unknown: String?) throws {
    let sample = Sample(words: ["x"], unknown: unknown, absent: unknown)

    #expect(try JSONDecoder().decode(Sample.self, from: Data(sample.text.utf8)) == sample)
  }

  @Test(
    "text is escaped where it must be, and nowhere else",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{1}\u{7F}", "\"\\u0001\u{7F}\""),
      ("é — 𝄞", "\"é — 𝄞\""),
    ])
  func escapes(text: String, written: String) {
    #expect(Sample(unknown: text).text.contains("\n  \"unknown\" : \(written),\n"))
  }

  @Test(
    "measured values have three decimals at most, and no exponent",
    arguments: [
      (0, "0"), (1.5, "1.5"), (0.0004, "0"), (2.0005, "2.001"), (-0.25, "-0.25"),
      (4_000_000.25, "4000000.25"), (1e300, "null"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func decimals(value: Double, written: String) {
    let measurements = [Measurement(name: "rules.rate", value: value, unit: "us")]

    #expect(measurements.text.contains("\n    \"value\" : \(written)\n"))
    #expect(measurements.table == "rules.rate  \(written) us\n")
  }
}
