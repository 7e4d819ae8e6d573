import ConformanceReports
import Foundation
import PublishedForms
import Testing

@testable import TransitionCertification

/// Documents for machines are as the published schema says.
@Suite("Published forms", .serialized) @MainActor struct PublishedFormTests {
  @Test("a certification's document, with whatever it may hold")
  func certifications() throws {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2026-12-31")
    let reports = [
      SamplePublication.report(SampleRun.silent), SamplePublication.report(.system),
      SamplePublication.report(SampleRun.silent, waivers: [waiver]),
    ]
    for report in reports {
      #expect(try PublishedForms.flaws(in: report.document(seconds: 1.25).text) == [])
      #expect(try PublishedForms.flaws(in: report.document.text) == [])
    }
    #expect(try PublishedForms.flaws(in: ReportDocuments(reports).text) == [])
  }

  @Test("the documents of a run, of traces that are judged, and of a self-test")
  func others() throws {
    let cases = SampleRun.results(.system) + SampleRun.results(SampleRun.silent)
    let overview = Overview(cases: cases, goldens: [], errors: [], isStrict: false)
    let judgement = JudgementDocument(overview, of: cases.map { ("a.trace", $0) })
    let selftest = try #require(SamplePublication.selftest.selftest)

    #expect(try PublishedForms.flaws(in: overview.document.text) == [])
    #expect(try PublishedForms.flaws(in: judgement.text) == [])
    #expect(try PublishedForms.flaws(in: selftest.document.text) == [])
  }

  @Test("a document says all that the text says")
  func complete() throws {
    let document = SamplePublication.report(SampleRun.silent).document
    let headline = try #require(document.headlines.first)
    let cause = try #require(document.causes.first)

    #expect(document.message.hasPrefix("sample/silent: refused: MUST completion-eventually"))
    #expect(headline.statement == "t1 began, and was never completed")
    #expect(headline.witnesses.map(\.text) == headline.witness)
    #expect(headline.witnesses.allSatisfy { $0.line > 0 })
    #expect(headline.remedy?.hasPrefix("Call completeTransition") == true)
    #expect(cause.picture?.isEmpty == false)
    #expect(document.notApplicable == ["push/simple/push"])
    #expect(document.notApplicableReasons.map(\.reason) == ["it is no push"])
    #expect(document.counts.cases == 2 && document.counts.broken == 1)
  }
}

/// The reader of schemas refuses what it should.
@Suite("The reader of schemas") struct JSONSchemaTests {
  private func flaws(_ document: String, by schema: String) throws -> [String] {
    let schema = try JSONSchema(Data(schema.utf8))
    let value = try JSONSerialization.jsonObject(
      with: Data(document.utf8), options: .fragmentsAllowed)
    return schema.flaws(in: value).map(\.place)
  }

  /// A schema, a document, and the place where that is not as the schema says; none where it is.
  private static let samples: [(String, String, String?)] = [
    (#"{"type": "string"}"#, #""x""#, nil), (#"{"type": "string"}"#, "1", ""),
    (#"{"type": "integer"}"#, "1", nil), (#"{"type": "integer"}"#, "1.5", ""),
    (#"{"type": "integer"}"#, "true", ""), (#"{"type": "boolean"}"#, "true", nil),
    (#"{"type": "boolean"}"#, "1", ""), (#"{"enum": ["a", "b"]}"#, #""c""#, ""),
    (#"{"const": 1}"#, "2", ""), (#"{"minimum": 0}"#, "-1", ""),
    (#"{"pattern": "^a+$"}"#, #""ab""#, ""),
    (#"{"type": "array", "items": {"type": "string"}}"#, #"["a", 1]"#, "/1"),
    (#"{"type": "array", "minItems": 1}"#, "[]", ""),
    (#"{"properties": {"a": {"type": "string"}}, "required": ["a"]}"#, "{}", ""),
    (#"{"properties": {"a": {"type": "string"}}}"#, #"{"b": 1}"#, "/b"),
    (#"{"additionalProperties": {"type": "string"}}"#, #"{"b": 1}"#, "/b"),
    (#"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, "null", nil),
    (#"{"oneOf": [{"type": "string"}, {"enum": ["a"]}]}"#, #""a""#, ""),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "null"}}}"##, "1", ""),
    (##"{"$ref": "#/$defs/b", "$defs": {}}"##, "1", ""), (#"{"maximum": 1}"#, "1", ""),
  ]

  @Test("what is not as a schema says is found where it is", arguments: samples)
  func found(schema: String, document: String, place: String?) throws {
    #expect(try flaws(document, by: schema).first == place)
  }
}
