import Foundation
import Testing

@testable import SourcePorting

/// The file that gives a module virtual time.
@Suite("Names of virtual time") struct VirtualTimeTests {
  @Test("the porter adds the file that the documentation shows")
  func documented() throws {
    let article = TestHost.house.appendingPathComponent(
      "Sources/TransitionCertification/TransitionCertification.docc/KeepTimeVirtual.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    // The file that is shown is for Apple's systems too, where it is empty.
    let block = VirtualTimeNames.text(without: [], publicNames: [])
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")

    #expect(text.contains("#if os(Linux)\n" + block + "#endif\n```"))
  }

  @Test("a name that the module declares itself stays its own")
  func own() {
    let text = VirtualTimeNames.text(without: ["Timer"], publicNames: [])

    #expect(!text.contains("typealias Timer"))
    #expect(text.contains("typealias RunLoop"))
  }
}
