import Foundation
import Testing

@testable import SourcePorting

/// A library goes in, and a package and a report come out.
@Suite("The porter") struct PorterTests {
  private static let card = "import UIKit\nopen class Card: UIView {\n  @objc func tap() {}\n}\n"

  @Test("a folder of sources becomes a package without its examples, demos and tests")
  func folder() throws {
    let bench = try Workbench([
      "Sources/Card.swift": Self.card, "Example/App.swift": "let a = 1",
      "CardDemo/B.swift": "let b = 1", "CardTests/C.swift": "let c = 1",
      "Pods/X/X.swift": "let x = 1", "Carthage/Y.swift": "let y = 1",
    ])

    let report = try bench.port()

    #expect(
      report.files == ["Package.swift", "Sources/Cards/Card.swift", "port.json"])
    #expect(bench.text(of: "Package.swift")?.contains("name: \"Cards\"") == true)
    #expect(
      report.edits == [EditCount(rewrite: "objc-attributes", file: "Sources/Card.swift", count: 1)])
    #expect(report.compiler.verdict == .notAsked)
  }

  @Test("a manifest's targets stay modules with their own names, and tests are none")
  func package() throws {
    let bench = try Workbench([
      "Package.swift": """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Cards", platforms: [.iOS(.v13)],
        products: [.library(name: "Cards", targets: ["Cards"])],
        targets: [
          .target(name: "Cards", dependencies: ["Core"], path: "UI", exclude: ["Info.plist"]),
          .target(name: "Core"), .testTarget(name: "CardsTests"),
        ])
      """,
      "UI/Card.swift": Self.card, "UI/Info.plist": "", "Sources/Core/A.swift": "let a = 1\n",
      "Tests/CardsTests/T.swift": "let t = 1\n",
    ])

    let report = try bench.port()

    #expect(report.modules.map(\.name) == ["Core", "Cards"])
    #expect(
      report.files.filter { $0.hasSuffix(".swift") } == [
        "Package.swift", "Sources/Cards/Card.swift", "Sources/Core/A.swift",
      ])
    #expect(bench.text(of: "Package.swift")?.contains("dependencies: [\"Core\", .product") == true)
  }

  @Test(
    "what says what is to be certified is no source of the library, whatever takes it in",
    arguments: [
      [:],
      ["Cards.podspec": "Pod::Spec.new do |s|\n s.source_files = '**/*.swift'\nend\n"],
      [
        "Package.swift": """
        // swift-tools-version: 5.5
        import PackageDescription
        let package = Package(name: "Cards", targets: [.target(name: "Cards", path: ".")])
        """
      ],
      [
        "Package.swift": "import Nothing",
        "Cards.podspec": "Pod::Spec.new do |s|\n s.source_files = '**/*.swift'\nend\n",
      ],
    ])
  func declaration(files: [String: String]) throws {
    let own = ["Card.swift": Self.card, "Conformance.swift": "let subjects: [Subject] = []\n"]
    let bench = try Workbench(files.merging(own) { $1 })
    let report = try bench.port()
    #expect(report.modules.map(\.files) == [1])
    #expect(bench.text(of: "Sources/Cards/Card.swift") != nil)
  }

  @Test("a report says which folder the files of a module come from")
  func root() throws {
    let bench = try Workbench(["Lib/Inner/Card.swift": Self.card])
    #expect(try bench.port().modules.map(\.root) == ["Lib/Inner/"])
  }

  @Test("a manifest runs with a home folder of its own, and without the secrets of the caller")
  func manifestRunsApart() throws {
    let bench = try Workbench([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let variables = Context.environment
      let package = Package(
        name: (variables["HOME"] ?? "") + (variables["PORTER_SECRET"] ?? ""),
        targets: [.target(name: "Cards")])
      """
    ])
    setenv("PORTER_SECRET", "told", 1)
    defer { unsetenv("PORTER_SECRET") }
    let dump = try PackageDump.read(in: bench.library).get()
    #expect(dump.name.hasSuffix("/home"))
  }

  @Test("a manifest that cannot be read is said, and the podspec is taken")
  func brokenManifest() throws {
    let bench = try Workbench([
      "Package.swift": "let package = 1\n",
      "Cards.podspec": "Pod::Spec.new do |s|\n s.name = 'Deck'\n s.source_files = 'Lib/*'\nend\n",
      "Lib/Card.swift": Self.card,
    ])

    let report = try bench.port()

    #expect(report.name == "Deck")
    #expect(report.notes.first?.hasPrefix("Package.swift cannot be read: ") == true)
  }

  @Test("porting again, and porting the result, gives the same bytes; the library stays as it was")
  func again() throws {
    let bench = try Workbench(["Card.swift": Self.card, "Main.storyboard": "<document/>"])
    try bench.write(
      "import Foundation\n@objc public protocol P {\n  @objc optional func may() -> Bool\n}\n",
      to: "P.swift")
    let before = Workbench.content(of: bench.library)

    _ = try bench.port()
    let once = Workbench.content(of: bench.result)
    _ = try bench.port()
    let twice = Workbench.content(of: bench.result)
    let third = bench.folder.appendingPathComponent("third")
    _ = try bench.port(bench.result, to: third)
    let sources = { (files: [String: Data]) in files.filter { $0.key.hasPrefix("Sources/") } }

    #expect(Workbench.content(of: bench.library) == before)
    #expect(twice == once)
    #expect(sources(Workbench.content(of: third)) == sources(once))
  }

  @Test(
    "a module that also imports Foundation gets the names of virtual time, public where it must")
  func virtualTime() throws {
    let bench = try Workbench([
      "A.swift": "import Foundation\npublic func f(_ t: Timer) {}\nfunc g(_ q: DispatchQueue) {}\n"
    ])

    let report = try bench.port()

    let text = try #require(bench.text(of: "Sources/Cards/VirtualTimeNames.swift"))
    #expect(report.added == ["Sources/Cards/VirtualTimeNames.swift"])
    #expect(text.contains("\npublic typealias Timer = UIKit.Timer\n"))
    #expect(text.contains("\ntypealias DispatchQueue = UIKit.DispatchQueue\n"))
  }

  @Test("storyboards are copied, and what they name is registered")
  func storyboards() throws {
    let bench = try Workbench([
      "UI/Base.lproj/Main.storyboard":
        "<document><viewController customClass=\"Screen\"/><segue customClass=\"Hop\"/><x selector=\"close:\"/></document>",
      "UI/Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        @IBAction func close(_ sender: Any) {}
        func next() { show(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!, sender: nil) }
      }
      class Hop: UIStoryboardSegue {}
      """,
    ])

    _ = try bench.port()

    let screens = try #require(bench.text(of: "Sources/Cards/PortedScreens.swift"))
    #expect(
      bench.text(of: "Sources/Cards/Resources/Main.storyboard")?.hasPrefix("<document>") == true)
    #expect(screens.contains("Headless.register(Screen.self)"))
    #expect(screens.contains("Headless.register(segue: \"Hop\") { Hop("))
    #expect(screens.contains("Headless.register(action: Selector(\"close:\", Screen.close(_:)))"))
    #expect(
      bench.text(of: "Sources/Cards/Screen.swift")?.contains("bundle: PortedScreens.bundle(nil)")
        == true)
  }

  @Test(
    "an action that a private extension has is named, and not registered",
    arguments: [
      ("private extension Screen", "", true), ("fileprivate extension Screen", "", true),
      ("extension Screen", "private ", true), ("extension Screen", "", false),
      ("private extension Screen", "internal ", false),
    ])
  func hiddenActions(head: String, access: String, isHidden: Bool) throws {
    let bench = try Workbench([
      "Main.storyboard":
        "<document><viewController customClass=\"Screen\"/><x selector=\"close:\"/></document>",
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {}
      \(head) {
        @IBAction \(access)func close(_ sender: Any) {}
      }
      """,
    ])

    let report = try bench.port()

    let screens = try #require(bench.text(of: "Sources/Cards/PortedScreens.swift"))
    #expect(screens.contains("Screen.close(_:)") == !isHidden)
    #expect(
      report.obstacles.map(\.reason)
        == (isHidden ? ["a storyboard calls 'Screen.close(_:)', which is private"] : []))
  }

  @Test("names that the port gives give way to the library's, and porting again finds them")
  func takenNames() throws {
    let bench = try Workbench([
      "Main.storyboard": "<document><viewController customClass=\"Screen\"/></document>",
      "Screen.swift":
        "import Foundation\nimport UIKit\nclass Screen: UIViewController { var a: Timer? }\n",
      "Resources/Data.swift": "let data = 1\n", "Resources2/More.swift": "let more = 1\n",
      "Parts/PortedScreens.swift": "let screens = 1\n", "VirtualTimeNames.swift": "let now = 1\n",
    ])

    _ = try bench.port()
    let content = Workbench.content(of: bench.result)
    let third = bench.folder.appendingPathComponent("third")
    _ = try bench.port(bench.result, to: third)

    let again = Workbench.content(of: third).filter { $0.key.hasPrefix("Sources/") }
    #expect(again == content.filter { $0.key.hasPrefix("Sources/") })
    let names = content.keys.filter { $0.hasPrefix("Sources/") }
      .map { $0.dropFirst("Sources/Cards/".count) }.sorted()
    #expect(
      names == [
        "Parts/PortedScreens.swift", "PortedScreens2.swift", "Resources/Data.swift",
        "Resources2/More.swift", "Resources3/Main.storyboard", "Screen.swift",
        "VirtualTimeNames.swift", "VirtualTimeNames2.swift",
      ])
    #expect(bench.text(of: "Package.swift")?.contains("resources: [.copy(\"Resources3\")]") == true)
    #expect(
      bench.text(of: "Sources/Cards/PortedScreens2.swift")?.contains("\"Resources3\"") == true)
  }

  @Test("each project's storyboards make known what its own module declares")
  func screensOfProjects() throws {
    let board =
      "<document><viewController customClass=\"Screen\"/><x selector=\"close:\"/></document>"
    let screen = "import UIKit\nclass Screen: UIViewController {\n"
    let bench = try Workbench([
      "One/One.xcodeproj/project.pbxproj": "", "One/Main.storyboard": board,
      "One/Screen.swift": screen + "@IBAction func close(_ sender: Any) {}\n}\n",
      "Two/Two.xcodeproj/project.pbxproj": "", "Two/Main.storyboard": board,
      "Two/Screen.swift": screen + "@IBOutlet weak var label: UILabel!\n}\n",
    ])

    _ = try bench.port()

    let one = try #require(bench.text(of: "Sources/One/PortedScreens.swift"))
    let two = try #require(bench.text(of: "Sources/Two/PortedScreens.swift"))
    #expect(one.contains("Headless.register(Screen.self)"))
    #expect(one.contains("Screen.close(_:)") && !one.contains("makeKnown"))
    #expect(two.contains("Headless.register(Screen.self)"))
    #expect(two.contains("makeKnown") && !two.contains("Screen.close(_:)"))
  }

  @Test("what cannot be ported is named by file, line and reason")
  func obstacles() throws {
    let bench = try Workbench([
      "A.swift": "import UIKit\n\nimport WebKit\nlet a = 1\n", "B.m": "", "C.xib": "",
    ])

    let report = try bench.port()

    #expect(
      report.obstacles == [
        Obstacle(file: "B.m", line: nil, reason: "Swift alone is compiled here"),
        Obstacle(
          file: "C.xib", line: nil, reason: "the headless UIKit reads storyboards, and no nibs"),
        Obstacle(file: "A.swift", line: 3, reason: "there is no module 'WebKit' here"),
      ])
  }

  @Test("files that went away in the library go away in the result, and nothing else does")
  func stale() throws {
    let bench = try Workbench(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    _ = try bench.port()
    try FileManager.default.removeItem(at: bench.library.appendingPathComponent("B.swift"))
    try Data("mine".utf8).write(to: bench.result.appendingPathComponent("notes.txt"))

    _ = try bench.port()

    #expect(bench.text(of: "Sources/Cards/B.swift") == nil)
    #expect(bench.text(of: "notes.txt") == "mine")
  }

  @Test("nothing is written into the library, over foreign files, or for a folder without sources")
  func refusals() throws {
    let bench = try Workbench(["A.swift": "let a = 1\n"])
    let (library, inside) = (bench.library, bench.library.appendingPathComponent("out"))
    let empty = bench.folder.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let missing = bench.folder.appendingPathComponent("nowhere")

    #expect(throws: PortingError.targetInside(target: inside.path, folder: library.path)) {
      try bench.port(to: inside)
    }
    #expect(throws: PortingError.targetInside(target: library.path, folder: library.path)) {
      try bench.port(to: library)
    }
    #expect(throws: PortingError.missingFolder(missing.path)) { try bench.port(missing) }
    #expect(throws: PortingError.noSources(empty.path)) { try bench.port(empty) }
    #expect(throws: PortingError.occupied(library.path)) { try bench.port(empty, to: library) }
  }

  @Test("a folder that shows a library is taken where nothing else is there, and its tests are not")
  func showcaseAlone() throws {
    let bench = try Workbench([
      "Card/CardExample/Card.swift": Self.card, "Card/CardTests/C.swift": "let c = 1",
    ])

    let report = try bench.port()

    #expect(report.files == ["Package.swift", "Sources/Cards/Card.swift", "port.json"])
    #expect(
      report.notes == ["Card/CardExample/: it would be left out, but there are no other sources"])
  }

  @Test("an example of a library in another language is not that library")
  func showcaseOfAnother() throws {
    let bench = try Workbench(["Card/Card.m": "int a;", "CardExample/App.swift": "let a = 1\n"])

    #expect(throws: PortingError.noSources(bench.library.path)) { try bench.port() }
  }

  @Test("a source that is not UTF-8 is refused by name")
  func encoding() throws {
    let bench = try Workbench(["A.swift": "let a = 1\n"])
    try Data([0xFF, 0xFE, 0x41]).write(to: bench.library.appendingPathComponent("B.swift"))

    #expect(throws: PortingError.unreadable(file: "B.swift", reason: "it is not UTF-8")) {
      try bench.port()
    }
  }

  @Test(
    "a library that is imported is ported along where it lies beside, and what nobody imports is not"
  )
  func neighbours() throws {
    let bench = try Workbench([
      "A.swift": "import UIKit\nimport Motion\nimport Absent\nlet a = motion\n",
      "../Motion/Motion.podspec": "s.name = 'Motion'\ns.source_files = 'Sources/**/*.swift'\n",
      "../Motion/Sources/Motion.swift": "import Core\nlet motion = core\n",
      "../Motion/MotionTests/Tests.swift": "let tests = 1\n",
      "../Core/Core.swift": "let core = 1\n",
      "../Other/Other.swift": "let other = 1\n",
    ])

    let report = try bench.port()

    #expect(report.modules.map(\.name) == ["Core", "Motion", "Cards"])
    #expect(
      report.notes == [
        "Motion: it is imported, and taken from ../Motion",
        "Core: it is imported, and taken from ../Core",
      ])
    #expect(report.obstacles.map(\.reason) == ["there is no module 'Absent' here"])
    #expect(bench.text(of: "Sources/Motion/Motion.swift") == "import Core\nlet motion = core\n")
    #expect(bench.text(of: "Sources/Core/Core.swift") == "let core = 1\n")
  }
}
