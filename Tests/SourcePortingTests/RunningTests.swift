import Foundation
import Testing

@testable import SourcePorting

/// What is ported does here what it does on Apple's systems: it is built into a program, and run.
@Suite("A ported library at work", .enabled(if: BuiltModules.areThere))
struct RunningTests {
  private static let library = [
    "Deck.swift": """
    import UIKit

    @objc public protocol DeckDelegate {
      @objc optional func deckMayClose(_ deck: Deck) -> Bool
      @objc optional func deckDidClose(_ deck: Deck)
      @objc optional var deckDepth: Int { get }
    }

    public class Deck: UIViewController {
      public weak var delegate: DeckDelegate?
      @IBOutlet private weak var handle: UILabel!
      @IBOutlet private var edge: NSLayoutConstraint!

      public var answer: String {
        let may = delegate?.deckMayClose?(self)
        let depth = delegate?.deckDepth
        delegate?.deckDidClose?(self)
        return "\\(may.map(String.init) ?? "missing") \\(depth.map(String.init) ?? "missing")"
      }

      public override func viewDidLoad() {
        super.viewDidLoad()
        print("outlets", handle.text ?? "nothing", edge.constant)
      }

      @IBAction private func close(_ sender: Any) { print("closed") }

      override func describeDeck() -> String { "a deck" }

      public static func make() -> UIViewController {
        UIStoryboard(name: "Deck", bundle: nil).instantiateInitialViewController()!
      }
    }

    extension UIViewController {
      @objc func describeDeck() -> String { "a controller" }
    }

    public func pictureSize() -> CGSize { UIImage(named: "close")?.size ?? .zero }
    """,
    "Deck.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="Storyboard.XIB" initialViewController="it">
    <scenes><scene><objects>
    <viewController id="it" customClass="Deck" sceneMemberID="viewController">
    <connections><outlet property="handle" destination="l" id="o"/>
    <outlet property="edge" destination="c" id="p"/></connections>
    <view key="view" id="v"><subviews><label id="l" text="grip"/>
    <button id="b"><connections>
    <action selector="close:" destination="it" eventType="touchUpInside" id="a"/>
    </connections></button></subviews>
    <constraints><constraint firstItem="l" firstAttribute="height" constant="7" id="c"/></constraints>
    </view>
    </viewController>
    </objects></scene></scenes>
    </document>
    """,
  ]

  private static let program = """
    import UIKit

    final class Silent: NSObject, DeckDelegate {}
    final class Full: NSObject, DeckDelegate {
      var deckDepth: Int { 3 }
      func deckMayClose(_ deck: Deck) -> Bool { false }
      func deckDidClose(_ deck: Deck) { print("told") }
    }

    MainActor.assumeIsolated {
      let deck = Deck.make() as! Deck
      print("alone", deck.answer)
      let (silent, full) = (Silent(), Full())
      deck.delegate = silent
      print("silent", deck.answer)
      deck.delegate = full
      print("full", deck.answer)
      let plain = UIViewController()
      let controllers: [UIViewController] = [plain, deck]
      for controller in controllers { print(controller.describeDeck()) }
      print("picture", pictureSize())
      let button = deck.view.subviews.last as! UIButton
      button.sendActions(for: .touchUpInside)
    }
    """

  @Test(
    "optional requirements, overridden extensions, outlets, actions and pictures are what they were"
  )
  func runs() throws {
    let bench = try Workbench(Self.library)
    let picture = "Media.xcassets/close.imageset/close@2x.png"
    try bench.write("", to: picture)
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    try Data(head + [0, 0, 0, 40, 0, 0, 0, 20])
      .write(to: bench.library.appendingPathComponent(picture))
    let report = try bench.port()
    #expect(report.obstacles == [])

    let lines = try run(Self.program, with: bench.result)

    #expect(
      lines == [
        "alone missing missing", "silent missing missing", "told", "full false 3", "a controller",
        "a deck", "picture CGSize(width: 20.0, height: 10.0)", "outlets grip 7.0", "closed",
      ])
  }

  /// Builds a program of the ported sources, runs it, and returns what it prints.
  private func run(_ main: String, with result: URL) throws -> [String] {
    let sources = result.appendingPathComponent("Sources/Cards")
    try Data(main.utf8).write(to: sources.appendingPathComponent("main.swift"))
    // By whole paths, as a package is built: the storyboards are found beside the sources.
    let files = FolderListing(sources).files.filter { $0.hasSuffix(".swift") }
      .map { sources.appendingPathComponent($0).path }
    let program = result.appendingPathComponent("program").path
    let submodules = TestHost.house.appendingPathComponent("Sources/UIKitSubmodules/include").path
    let build = try ChildProcess.run(
      [
        Toolchain.command("swiftc"), "-swift-version", "5", "-suppress-warnings", "-module-name",
        "Cards", "-I", BuiltModules.folder.path, "-I", submodules, "-o", program,
      ] + files + BuiltModules.objects, in: sources)
    try #require(build.status == 0, "\(build.problems)")
    let outcome = try ChildProcess.run([program])
    #expect(outcome.status == 0, "\(outcome.problems)")
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
