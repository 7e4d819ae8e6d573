import Foundation
import Testing

/// What documents show of code is code that is compiled and run.
@Suite("The example that is quoted") struct ExampleTests {
  private static let example = "Tests/Examples/FadeKit"

  @Test("every block of Swift or YAML in a document is code that is compiled, word for word")
  func quoted() throws {
    let documents = Documents.all.filter { !$0.hasPrefix("traces/") }
    var count = 0
    for document in documents {
      for quotation in try Quotation.all(in: document)
      where ["swift", "yaml"].contains(quotation.language) {
        count += 1
        let source = try #require(quotation.source, "\(document): \(quotation.code.prefix(60))")
        #expect(quotation.code == (try source.text()), "\(document): \(source)")
      }
    }
    #expect(count >= 10)
  }

  @Test("what the README shows of a run are the figures of the last one")
  func figures() throws {
    let figures = try JSONDecoder().decode(
      Figures.self, from: Data(House.text(of: "traces/figures.json").utf8))
    let readme = try House.text(of: "README.md")

    #expect(readme.contains("\n\(figures.cases) cases, "))
    let backed = "\(figures.backedLines) of \(figures.referenceLines) reference lines are backed"
    #expect(readme.contains(backed))
  }

  /// The figures of the last run of everything, as far as the README shows them.
  private struct Figures: Decodable {
    let cases, backedLines, referenceLines: Int
  }

  @Test("the example's names of time are those that this package's own tests use")
  func names() throws {
    let own = try Self.declarations(in: "Tests/TimeSpellingTests/VirtualTimeNames.swift")

    let example = try Self.declarations(
      in: "\(Self.example)/Sources/FadeKit/VirtualTimeNames.swift")

    #expect(example.count > 15)
    #expect(example == own)
  }

  /// The lines of code of a file, without what holds them together.
  private static func declarations(in file: String) throws -> [String] {
    try House.text(of: file).split(separator: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
  }

  @Test("where UIKit is Apple's, the example depends on nothing and tests nothing")
  func guarded() throws {
    let manifest = try House.text(of: "\(Self.example)/Package.swift")
    let parts = manifest.components(separatedBy: "#if os(Linux)\n")

    #expect(parts.count == 2)
    for word in ["dependencies", "testTarget", "TransitionConformance", "UIKit\""] {
      #expect(!parts[0].contains(word), "\(word)")
      #expect(parts[1].contains(word), "\(word)")
    }
    #expect(parts[1].hasSuffix("\n#endif\n") && !parts[1].contains("#else"))
    let names = try House.text(of: "\(Self.example)/Sources/FadeKit/VirtualTimeNames.swift")
    #expect(names.contains("\n#if os(Linux)\n  import UIKit\n") && names.hasSuffix("\n#endif\n"))
  }
}
