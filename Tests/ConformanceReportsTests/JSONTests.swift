import ConformanceReports
import Testing

/// The one form of the documents for machines.
@Suite("Documents of JSON") struct JSONTests {
  @Test("keys are sorted, levels indented, and one line feed ends the text")
  func form() {
    let json = JSON.object([
      "b": .array([.number(1), .string("x")]), "a": .flag(true), "Z": .null, "e": .array([]),
      "o": .object([:]),
    ])

    #expect(
      json.text == """
        {
          "Z" : null,
          "a" : true,
          "b" : [
            1,
            "x"
          ],
          "e" : [

          ],
          "o" : {

          }
        }

        """)
  }

  @Test(
    "text is escaped where it must be, and nowhere else",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{1}\u{7F}", "\"\\u0001\u{7F}\""),
      ("é — 𝄞", "\"é — 𝄞\""),
    ])
  func escapes(text: String, written: String) {
    #expect(JSON.string(text).text == written + "\n")
  }

  @Test(
    "measured values have three decimals at most, and no exponent",
    arguments: [
      (0, "0"), (1.5, "1.5"), (0.0004, "0"), (2.0005, "2.001"), (-0.25, "-0.25"),
      (4_000_000.25, "4000000.25"), (1e300, "null"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func decimals(value: Double, written: String) {
    #expect(JSON.decimal(value).text == written + "\n")
  }
}
