import Testing

/// Within a target, what lies in one folder stands on what lies in others, and not the other way round.
@Suite("The folders of a target") struct FolderCircleTests {
  /// Targets whose folders may name each other.
  ///
  /// UIKit's own classes do: a controller names its view, which names the controller that is next to
  /// respond, and all of them reach the one world in which they live.
  private static let exceptions: Set<String> = ["UIKit"]

  @Test(
    "form no circle",
    arguments: SourceTree.all.targets.filter { !FolderCircleTests.exceptions.contains($0) })
  func circles(target: String) {
    let tree = SourceTree.all
    let graph = FolderGraph(tree.folders(of: target), frequency: tree.frequency)

    let stories = graph.circles.map(graph.story)

    #expect(stories == [])
  }

  @Test("a circle is told with the two files that close it")
  func story() {
    let graph = FolderGraph([
      "Engine": [
        SourceFile("Engine/Engine.swift", "struct Engine { var wheels: [Wheel] }"),
        SourceFile("Engine/Motor.swift", "func start(_ wheel: Wheel) {}"),
      ],
      "Wheels": [
        SourceFile("Wheels/Wheel.swift", "struct Wheel {}"),
        SourceFile("Wheels/Axle.swift", "struct Axle { let engine: Engine }"),
      ],
      "Doors": [SourceFile("Doors/Door.swift", "struct Door { let wheel: Wheel }")],
    ])

    #expect(
      graph.circles.map(graph.story) == [
        "Engine -> Wheels -> Engine: Wheels/Axle.swift names Engine of Engine/Engine.swift"
      ])
  }

  @Test("a member that an extension adds closes a circle, where nothing else has its name")
  func members() {
    let files = [
      "Base": [SourceFile("Base/Base.swift", "struct Base { var size: Int { half * 2 } }")],
      "More": [
        SourceFile("More/Base+Half.swift", "extension Base { var half: Int { 1 } }"),
        SourceFile("More/Use.swift", "let use = Base().size"),
      ],
      "Again": [SourceFile("Again/Use.swift", "let again = Base().half")],
    ]

    let graph = FolderGraph(files)
    let ambiguous = FolderGraph(files, frequency: ["half": 2])

    #expect(graph.edges["Again"]?.keys.sorted() == ["Base", "More"])
    #expect(ambiguous.edges["Again"]?.keys.sorted() == ["Base"])
  }

  @Test(
    "comments, texts, private declarations and local values name nothing",
    arguments: [
      "// Wheel", "/* Wheel /* Wheel */ Wheel */", "let a = \"Wheel\"", "let a = #\"\\(Wheel)\"#",
      "let a = \"\"\"\n  Wheel\n  \"\"\"", "private struct Wheel {}\nlet a: Wheel? = nil",
    ])
  func silence(source: String) {
    let graph = FolderGraph([
      "Engine": [SourceFile("Engine/Engine.swift", source)],
      "Wheels": [SourceFile("Wheels/Wheel.swift", "struct Wheel {}")],
    ])

    #expect(graph.edges.isEmpty)
  }

  @Test("what a text interpolates is code")
  func interpolation() {
    let graph = FolderGraph([
      "Engine": [SourceFile("Engine/Engine.swift", "let a = \"a \\(Wheel(\"b\")) c\"")],
      "Wheels": [SourceFile("Wheels/Wheel.swift", "struct Wheel {}")],
    ])

    #expect(graph.edges["Engine"]?.keys.sorted() == ["Wheels"])
  }
}
