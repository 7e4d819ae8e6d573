import Testing

@testable import SourcePorting

/// What projects in a folder say of modules.
@Suite("Folders with several projects") struct ProjectFolderTests {
  private func modules(_ files: [String]) -> [String: [String]]? {
    ProjectFolders(files).modules(of: files, named: "Whole").map { modules in
      Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.sources) })
    }
  }

  @Test("projects with files of one name are modules, each with what lies beside it")
  func several() {
    let found = modules([
      "One/One.xcodeproj/project.pbxproj", "One/One/App.swift", "One/One/A.swift",
      "Two/Two.xcodeproj/project.pbxproj", "Two/Two/App.swift", "Rest.swift",
    ])

    #expect(
      found == [
        "One": ["One/One/App.swift", "One/One/A.swift"], "Two": ["Two/Two/App.swift"],
        "Whole": ["Rest.swift"],
      ])
  }

  @Test("projects of one name are told apart by their folders")
  func sameName() {
    let found = modules([
      "Steps/Start/App.xcodeproj/project.pbxproj", "Steps/Start/App.swift",
      "Steps/Final/App.xcodeproj/project.pbxproj", "Steps/Final/App.swift",
    ])

    #expect(found?.keys.sorted() == ["Steps_Final", "Steps_Start"])
  }

  @Test("any file of a project shows that it is there")
  func withoutDescription() {
    let found = modules([
      "One/One.xcodeproj/xcuserdata/me.xcuserdatad/One.plist", "One/App.swift",
      "Two/Two.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "Two/App.swift",
    ])

    #expect(found?.keys.sorted() == ["One", "Two"])
  }

  @Test("what one module can hold stays one, and a project inside of a project counts for itself")
  func one() {
    #expect(
      modules([
        "Kit.xcodeproj/project.pbxproj", "Kit/A.swift", "Tool/Tool.xcodeproj/project.pbxproj",
        "Tool/B.swift",
      ]) == nil)
    #expect(modules(["Kit.xcodeproj/project.pbxproj", "Kit/A.swift", "Kit/In/A.swift"]) == nil)
    #expect(
      modules([
        "Kit.xcodeproj/project.pbxproj", "Kit/A.swift", "Tool/Tool.xcodeproj/project.pbxproj",
        "Tool/A.swift",
      ])?.keys.sorted() == ["Kit", "Tool"])
  }
}
