import AppearanceTrace
import Testing

@Suite("A reference to another case")
struct CaseReferenceTests {
  @Test(
    "what is printed is read back",
    arguments: [
      CaseReference(scenario: "modal/full-screen/present~cancelled"),
      CaseReference(scenario: "odd name"), CaseReference(scenario: ""),
      CaseReference(scenario: "é"),
    ])
  func identity(reference: CaseReference) throws {
    #expect(try CaseReference(parsing: reference.text) == reference)
    #expect(try CaseReference(parsing: reference.textBytes).textBytes == reference.textBytes)
    #expect(CaseReference.isReference(reference.textBytes))
  }

  @Test("its text is one line")
  func text() {
    #expect(CaseReference(scenario: "modal/present").text == "same as modal/present\n")
  }

  @Test(
    "other texts are refused",
    arguments: [
      ("", "line 1, column 1: found the end of the text, expected \"same as \""),
      ("same as a", "line 1, column 10: found the end of the text, expected a line feed"),
      (
        "same as a\r\n",
        "line 1, column 10: found a carriage return, expected lines that end with a line feed alone"
      ),
      ("same as  a\n", "line 1, column 9: found \" \", expected a name"),
      ("same as a b\n", "line 1, column 11: found \"b\", expected the end of the line"),
      ("same as a \n", "line 1, column 10: found \" \", expected the end of the line"),
      ("same as a\n\n", "line 2, column 1: found a blank line, expected the end of the text"),
      ("trace 2\n", "line 1, column 1: found \"trace\", expected \"same as \""),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: TraceSyntaxError.self) { try CaseReference(parsing: text) }

    #expect(error?.description == message)
  }

  @Test("a trace is no reference")
  func traceIsNone() {
    #expect(!CaseReference.isReference(Samples.short.utf8))
  }
}
