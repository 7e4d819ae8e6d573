import Testing

/// What a file may name, beyond what the build can check.
@Suite("What files import and name") struct ImportTests {
  @Test(
    "transitions import UIKit and shared parts alone, as any library would",
    arguments: ["TransitionParts", "SeedTransitions", "GoodTransitions", "FaultyTransitions"])
  func transitionsImportUIKitAlone(room: String) throws {
    let allowed: Set<String> = ["UIKit", "TransitionParts"]
    let files = House.swiftFiles(in: "Sources/\(room)")

    #expect(!files.isEmpty)
    for file in files {
      let foreign = try House.imports(of: file).filter { !allowed.contains($0) }
      #expect(foreign == [], "\(file)")
    }
  }

  @Test("above UIKit one file names the headless host, one asks for its steps, four write it")
  func onlyTheHostNamesHeadless() throws {
    let belowOrBeside = ["VirtualTime", "UIKitSemantics", "CoreGraphics", "QuartzCore", "UIKit"]
    let files = House.swiftFiles(in: "Sources").filter { file in
      !belowOrBeside.contains { file.hasPrefix("Sources/\($0)/") }
    }

    let naming = try files.filter { try House.text(of: $0).contains("Headless") }

    // The porter writes the name into sources of others. Costs are
    // counted in the steps of this host alone.
    #expect(
      naming == [
        "Sources/SourcePorting/Rewrites/LayerClasses.swift",
        "Sources/SourcePorting/Rewrites/Outlets.swift",
        "Sources/SourcePorting/Rewrites/RegisteredCells.swift",
        "Sources/SourcePorting/Writing/ScreenFiles.swift",
        "Sources/TransitionStage/Host/HeadlessHost.swift",
        "Sources/conform/Bench/CountedWork.swift",
      ])
  }

  @Test("sources hold no forced unwrapping of tries, no traps in waiting and no unsafe isolation")
  func noShortcuts() throws {
    let shortcuts = ["try!", "fatalError(", "nonisolated(unsafe)", "\n@testable", "TODO", "FIXME"]

    for file in House.swiftFiles(in: "Sources") {
      let text = try House.text(of: file)
      for shortcut in shortcuts {
        #expect(!text.contains(shortcut), "\(file) has \(shortcut)")
      }
    }
  }
}
