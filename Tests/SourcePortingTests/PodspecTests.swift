import Foundation
import Testing

@testable import SourcePorting

/// What podspecs say of files.
@Suite("Podspecs") struct PodspecTests {
  private static let files = [
    "Core/A.swift", "Core/Deep/B.swift", "Extra/C.swift", "Extra/C.m", "Example/App.swift",
    "Assets/a.png",
  ]

  /// A description, and the modules that it makes of the files above.
  struct Row: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let modules: [String: [String]]

    var testDescription: String { title }
  }

  private static func spec(_ lines: String) -> String {
    "Pod::Spec.new do |s|\n  s.name = 'Cards'\n\(lines)\nend\n"
  }

  static let rows: [Row] = [
    Row(
      title: "a pattern over all folders", text: spec("  s.source_files = 'Core/**/*.swift'"),
      modules: ["Cards": ["Core/A.swift", "Core/Deep/B.swift"]]),
    Row(
      title: "a list over several lines, with alternatives",
      text: spec("  s.ios.source_files = [\n    'Core/*.{h,swift}',\n    \"Extra/*\",\n  ]"),
      modules: ["Cards": ["Core/A.swift", "Extra/C.swift", "Extra/C.m"]]),
    Row(
      title: "words, exclusions and resources",
      text: spec(
        "  s.source_files = %w[Core/**/* Extra/**/*]\n  s.exclude_files = 'Extra/*.m'\n  s.resources = 'Assets/*.png'"
      ),
      modules: ["Cards": ["Core/A.swift", "Core/Deep/B.swift", "Extra/C.swift", "Assets/a.png"]]),
    Row(
      title: "a folder", text: spec("  s.source_files = 'Core'"),
      modules: ["Cards": ["Core/A.swift"]]),
    Row(
      title: "a module of another name",
      text: spec("  s.module_name = 'CardKit'\n  s.source_files = 'Core/A.swift'"),
      modules: ["CardKit": ["Core/A.swift"]]),
    Row(
      title: "a name with marks, and the name in a pattern",
      text:
        "Pod::Spec.new do |p|\n  p.name = 'Core'\n  p.source_files = \"#{p.name}/*.swift\"\nend",
      modules: ["Core": ["Core/A.swift"]]),
    Row(
      title: "parts that share nothing are modules of their own",
      text: spec(
        "  s.subspec 'Core' do |core|\n    core.source_files = 'Core/**/*.swift'\n  end\n  s.subspec 'Extra' do |e|\n    e.source_files = 'Extra/*.swift'\n  end"
      ),
      modules: ["Core": ["Core/A.swift", "Core/Deep/B.swift"], "Extra": ["Extra/C.swift"]]),
    Row(
      title: "parts that need each other are one module, as the pod builder makes it",
      text: spec(
        "  s.subspec 'Core' do |core|\n    core.source_files = 'Core/*.swift'\n  end\n  s.subspec 'Extra' do |e|\n    e.dependency 'Cards/Core'\n    e.source_files = 'Extra/*.swift'\n  end"
      ),
      modules: ["Cards": ["Core/A.swift", "Extra/C.swift"]]),
    Row(
      title: "no description, but words without end", text: "s.source_files = ['Core",
      modules: [:]),
  ]

  @Test("a description in Ruby says which files are a module's", arguments: rows)
  func ruby(row: Row) {
    let spec = Podspec(ruby: row.text, fallback: "Fallback")

    let modules = spec.modules(of: Self.files).map { ($0.module.name, $0.module.files) }

    #expect(Dictionary(uniqueKeysWithValues: modules) == row.modules)
  }

  @Test("a description in JSON says the same as one in Ruby")
  func json() {
    let text = """
      {"name": "Cards", "source_files": ["Core/**/*.swift"], "exclude_files": "Core/Deep/*",
       "resource_bundles": {"Cards": ["Assets/*.png"]}}
      """

    let modules = Podspec(json: Data(text.utf8), fallback: "Fallback").modules(of: Self.files)

    #expect(modules.map(\.module.name) == ["Cards"])
    #expect(modules.first?.module.files == ["Core/A.swift", "Assets/a.png"])
  }

  @Test("a damaged description in JSON has the name of its file and no files")
  func damage() {
    let spec = Podspec(json: Data("{".utf8), fallback: "Fallback")

    #expect(spec.name == "Fallback")
    #expect(spec.modules(of: Self.files).isEmpty)
  }

  @Test("a pod stands behind another one of the folder that it needs, and may import it")
  func neighbours() throws {
    let bench = try Workbench([
      "Cards.podspec": Self.spec(
        "  s.source_files = 'Cards/*.swift'\n  s.dependency 'Table', '~> 1.0'"),
      "Table.podspec":
        "Pod::Spec.new do |s|\n  s.name = 'Table'\n  s.source_files = 'Table/*.swift'\nend\n",
      "Cards/A.swift": "import Table\n", "Table/B.swift": "import UIKit\n",
    ])

    let layout = try LayoutReader(bench.library).layout()

    #expect(layout.modules.map(\.name) == ["Table", "Cards"])
    #expect(layout.modules.map(\.dependencies) == [[], ["Table"]])
  }
}
