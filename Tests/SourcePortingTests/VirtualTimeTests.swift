import Foundation
import Testing

@testable import SourcePorting

/// The file that gives a module virtual time.
@Suite("Names of virtual time") struct VirtualTimeTests {
  @Test("the porter adds the file that the README shows")
  func readme() throws {
    let readme = TestHost.house.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)

    #expect(
      text.contains("```swift\n" + VirtualTimeNames.text(without: [], publicNames: []) + "```"))
  }

  @Test("a name that the module declares itself stays its own")
  func own() {
    let text = VirtualTimeNames.text(without: ["Timer"], publicNames: [])

    #expect(!text.contains("typealias Timer"))
    #expect(text.contains("typealias RunLoop"))
  }
}
