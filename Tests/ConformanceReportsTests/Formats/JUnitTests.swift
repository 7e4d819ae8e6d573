import ConformanceReports
import Foundation
import Testing

@testable import TransitionCertification

/// What build servers read.
@Suite("JUnit", .serialized) @MainActor struct JUnitTests {
  private func document(_ publication: Publication) throws -> XMLDocumentReader {
    try XMLDocumentReader(JUnitReport(publication).text)
  }

  @Test(
    "a case that fails has a failure with rule, statement and picture; one without an end an error")
  func refused() throws {
    let document = try document(SamplePublication.refused())

    let suite = try #require(document.named("testsuite").first)
    #expect(suite.attributes["name"] == "sample/silent")
    #expect(suite.attributes["tests"] == "3")
    #expect(suite.attributes["failures"] == "1" && suite.attributes["errors"] == "1")
    let failure = try #require(document.named("failure").first)
    #expect(failure.attributes["type"] == "completion-eventually/ends")
    #expect(failure.attributes["message"] == "t1 began, and was never completed")
    #expect(document.text.contains("*   begin t1"))
    let error = try #require(document.named("error").first)
    #expect(error.attributes["type"] == "incomplete")
    #expect(document.named("property").contains { $0.attributes["value"] == "refused" })
  }

  @Test("a scenario that does not apply is skipped, with the reason")
  func skipped() throws {
    let document = try document(SamplePublication.refused(.system))

    #expect(document.attributes["skipped"] == "1" && document.attributes["failures"] == "0")
    let skipped = try #require(document.named("skipped").first)
    #expect(skipped.attributes["message"] == "it is no push")
    #expect(document.named("testcase").last?.attributes["name"] == "push/simple/push")
  }

  @Test("a golden in trouble fails its case, and a fault that is not caught its test")
  func others() throws {
    let run = try document(SamplePublication.run)
    let selftest = try document(SamplePublication.selftest)

    #expect(run.named("failure").map(\.attributes["type"]) == ["golden"])
    #expect(selftest.named("failure").map(\.attributes["type"]) == ["fault"])
    #expect(selftest.named("testcase").map(\.attributes["name"]) == ["F000 sample/silent"])
  }

  @Test("each property of a suite has a name of its own, however much there is to say")
  func properties() throws {
    for (name, publication) in SamplePublication.all {
      let lists = JUnitReport(publication).text.components(separatedBy: "<properties>").dropFirst()
      for list in lists {
        let names = list.components(separatedBy: "</properties>")[0]
          .components(separatedBy: "<property name=\"").dropFirst()
          .map { $0.prefix { $0 != "\"" } }

        #expect(Set(names).count == names.count && !names.isEmpty, "\(name)")
      }
    }
  }

  @Test(
    "whatever names are, the document is well-formed, and its elements are where readers want them")
  func wellFormed() throws {
    for (name, publication) in SamplePublication.all {
      let document = try document(publication)

      #expect(document.elements[0].name == "testsuites", "\(name)")
      for element in document.elements.dropFirst() {
        #expect(Self.parents[element.name] == element.path.last, "\(name): \(element)")
      }
      for suite in document.named("testsuites") + document.named("testsuite") {
        #expect(
          Set(suite.attributes.keys)
            == ["name", "tests", "failures", "errors", "skipped", "time"], "\(name)")
      }
    }
  }

  /// Which element each stands in.
  private static let parents = [
    "testsuite": "testsuites", "properties": "testsuite", "property": "properties",
    "testcase": "testsuite", "failure": "testcase", "error": "testcase", "skipped": "testcase",
    "system-out": "testcase",
  ]
}
