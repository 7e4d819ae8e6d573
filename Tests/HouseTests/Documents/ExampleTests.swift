import Foundation
import Testing

/// What the README shows of code is the code of the example, which is compiled and run.
@Suite("The example that is quoted") struct ExampleTests {
  private static let example = "Tests/Examples/FadeKit"

  /// A block of code in a document, with the file that a comment above says it is quoted from.
  private struct Quotation {
    var language: String
    var file: String?
    var code = ""
  }

  private static func quotations(in document: String) throws -> [Quotation] {
    var quotations: [Quotation] = []
    var open: Quotation?
    var last: Substring = ""
    for line in try House.text(of: document).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if var quotation = open {
        if line == "```" {
          quotations.append(quotation)
          open = nil
        } else {
          quotation.code += line + "\n"
          open = quotation
        }
      } else if line.hasPrefix("```") {
        let isNamed = last.hasPrefix("<!-- ") && last.hasSuffix(" -->")
        open = Quotation(
          language: String(line.dropFirst(3)),
          file: isNamed ? String(last.dropFirst(5).dropLast(4)) : nil)
      }
      last = line
    }
    return quotations
  }

  @Test("every block of Swift or YAML in the README is a file of the example, word for word")
  func quoted() throws {
    let code = try Self.quotations(in: "README.md").filter { !$0.language.isEmpty }

    #expect(code.count == 7)
    for quotation in code {
      let file = try #require(quotation.file, "\(quotation.code.prefix(60))")
      #expect(file.hasPrefix(Self.example + "/"))
      #expect(quotation.code == (try House.text(of: file)), "\(file)")
    }
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
