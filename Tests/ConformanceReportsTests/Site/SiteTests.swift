import ConformanceReports
import ConformanceSite
import Foundation
import Testing

@testable import TransitionCertification

/// The site as files and as one document; what a browser makes of it is seen elsewhere.
@Suite("The site", .serialized) @MainActor struct SiteTests {
  private func files(_ publication: Publication) -> [String: String] {
    Dictionary(
      Site(publication).files(in: "site/").map { ($0.path, $0.text) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The values of an attribute in a page.
  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("there is a first page, and one for each finding, each subject and each rule")
  func pages() {
    let files = files(SamplePublication.refused())

    #expect(files["site/index.html"]?.contains("sample/silent: refused: MUST ") == true)
    #expect(files["site/findings/completion-eventually-ends.html"] != nil)
    #expect(files["site/subjects/sample_silent.html"] != nil)
    for rule in RuleCatalogue.all {
      #expect(files["site/rules/\(rule.id).html"]?.contains("<h1>") == true, "\(rule.id)")
    }
  }

  /// The path of the file that a page leads to.
  private static func file(_ target: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for step in target.split(separator: "/") {
      if step == ".." { parts = parts.dropLast() } else { parts.append(step) }
    }
    return parts.joined(separator: "/")
  }

  @Test("every link leads to a file that is there, and none into the network")
  func links() {
    for (name, publication) in SamplePublication.all {
      let files = files(publication)
      for (path, page) in files where path.hasSuffix(".html") {
        for target in values(of: "href", in: page) + values(of: "src", in: page)
        where target != "#main" {
          #expect(files[Self.file(target, from: path)] != nil, "\(name), \(path): \(target)")
        }
      }
    }
  }

  @Test("one document has a place for every link, and all that it shows")
  func oneDocument() {
    for (name, publication) in SamplePublication.all {
      let document = Site(publication).document
      let places = Set(values(of: "id", in: document))

      for target in values(of: "href", in: document) {
        #expect(target.hasPrefix("#") && places.contains(String(target.dropFirst())), "\(name)")
      }
      #expect(values(of: "src", in: document).allSatisfy { $0.hasPrefix("data:image/svg+xml") })
    }
  }

  @Test("a finding shows its figure with the breach marked, and beside it what the system does")
  func figures() throws {
    let files = files(SamplePublication.refused())
    let page = try #require(files["site/findings/completion-eventually-ends.html"])
    let own = files.filter { $0.key.hasSuffix("-ends.svg") }
    let reference = files.filter { $0.key.hasSuffix(".reference.svg") }

    #expect(values(of: "src", in: page).count { $0.hasSuffix(".svg") } == 2)
    #expect(own.values.first?.contains(" marked\"") == true)
    #expect(reference.values.first?.contains("system modal/full-screen/present") == true)
    for figure in own.values { _ = try XMLDocumentReader(figure) }
  }

  @Test("a name makes no tag, leads nowhere else, and lies in a file that any volume takes")
  func hostile() {
    for (path, page) in files(SamplePublication.hostile) {
      #expect(!page.contains("<b>&|") && !page.contains("\u{1B}"), "\(path)")
      #expect(
        path.unicodeScalars.allSatisfy {
          $0.isASCII && !"\"<>&|`:*?\\ ".unicodeScalars.contains($0)
        },
        "\(path)")
    }
  }

  @Test("the matrix counts each case once, under what became of it")
  func matrix() throws {
    let index = try #require(files(SamplePublication.refused())["site/index.html"])
    let row = try #require(
      index.components(separatedBy: "<tr ").first { $0.contains("modal/full-screen") })

    #expect(row.contains("data-kind=\"failed\""))
    #expect(row.contains("<span class=\"outcome failed\">1</span>"))
    #expect(row.contains("<span class=\"outcome incomplete\">1</span>"))
  }

  @Test("numbers of cases are told as people tell them")
  func counted() throws {
    let files = files(SamplePublication.refused())
    let subject = try #require(files["site/subjects/sample_silent.html"])
    let rule = try #require(files["site/rules/completion-eventually.html"])

    #expect(subject.contains("<p>2 cases: 1 failed, 1 incomplete.</p>"))
    #expect(rule.contains("broken in 1 case.</p>"))
    #expect(CaseCounts(of: Array(SampleRun.results(.system).prefix(1))).words == "1 case: 1 passed")
  }

  @Test("whatever a page names for its looks, styles or filters know")
  func looks() throws {
    for (name, publication) in SamplePublication.all {
      let files = files(publication)
      let looks = try #require(files["site/style.css"]) + #require(files["site/script.js"])
      let known = Set(
        looks.split { !$0.isLetter && $0 != "-" && $0 != "." }.filter { $0.contains(".") }
          .flatMap { $0.split(separator: ".") })
      for (path, page) in files where path.hasSuffix(".html") {
        for kind in values(of: "class", in: page).flatMap({ $0.split(separator: " ") }) {
          #expect(known.contains(kind), "\(name), \(path): \(kind)")
        }
      }
    }
  }

  @Test("a self-test shows each fault, and which rule caught it")
  func selftest() throws {
    let index = try #require(files(SamplePublication.selftest)["site/index.html"])

    #expect(index.contains("<code>F000</code>") && index.contains("first rule to speak"))
  }
}
