import Foundation
import Testing

@testable import SourcePorting

/// What is ported, the compiler takes; what it refuses is told at the library's own lines.
@Suite("The compiler's opinion", .enabled(if: BuiltModules.areThere))
struct CompilerTests {
  private func port(_ bench: Workbench) throws -> PortReport {
    try Porter(
      bench.library, to: bench.result, house: TestHost.house, builtModules: BuiltModules.folder,
      host: TestHost.surface
    ).port()
  }

  /// A library of the kind that people write, with everything that Linux does not understand.
  private static let cardKit = [
    "Card.swift": """
    import UIKit

    @objc public protocol CardDelegate {
      @objc optional func cardDidOpen(_ card: Card)
      @objc optional func cardMayClose(_ card: Card) -> Bool
      @objc optional var cardInsets: UIEdgeInsets { get }
    }

    @objcMembers open class Card: UIViewController {
      public weak var delegate: CardDelegate?
      @objc dynamic var depth = 0
      private let link = UITapGestureRecognizer(target: nil, action: #selector(Card.tap))
      private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
      @IBOutlet private weak var handle: UIView!

      open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(pan)
        NotificationCenter.default.addObserver(
          self, selector: #selector(noted), name: UIApplication.didBecomeActiveNotification,
          object: nil)
        perform(Selector(("tap")))
        let name = #keyPath(CALayer.opacity)
        delegate?.cardDidOpen?(self)
        if delegate?.cardMayClose?(self) ?? true, name.isEmpty { close() }
        let insets = delegate?.cardInsets ?? .zero
        additionalSafeAreaInsets = insets
      }

      @objc func tap() {}
      @objc private func pan(_ sender: UIPanGestureRecognizer) {
        if pan.delegate?.gestureRecognizerShouldBegin?(pan) ?? true { close() }
      }
      @objc func noted(_ note: Notification) {}
      @IBAction func close() { dismiss(animated: true) }

      // Whatever is let go at the end belongs to the main actor.
      deinit {
        stop()
        handle?.removeFromSuperview()
      }

      private func stop() { pan.isEnabled = false }
    }
    """,
    "Card+Turning.swift": """
    import Foundation
    import UIKit

    extension Card {
      open override var prefersStatusBarHidden: Bool { true }
      func later() { DispatchQueue.main.async { self.close() } }
      @objc func turn() {}
    }

    class Deck: Card {
      override func turn() {}
      override func openMenu() {}
    }

    extension UIViewController {
      @objc public func openMenu() {}
    }
    """,
  ]

  @Test("a library with all of it is ported and compiles")
  func compiles() throws {
    let report = try port(Workbench(Self.cardKit))

    #expect(report.compiler.errors == [])
    #expect(report.compiler.verdict == .accepts)
  }

  @Test("an error is told at the library's own line, before and behind what moved, and in it")
  func lines() throws {
    let bench = try Workbench([
      "A.swift": """
      import UIKit
      class A: UIView {
        let a = missing1
      }
      let b = missing2
      """,
      "B.swift": """
      import UIKit

      extension A {
        // Moves into the class.
        override func layoutSubviews() { missing3() }
      }
      let c = missing4
      """,
    ])

    let report = try port(bench)

    let places = report.compiler.errors.map { "\($0.file):\($0.line): \($0.message)" }.sorted()
    #expect(
      places == [
        "A.swift:3: cannot find 'missing1' in scope", "A.swift:5: cannot find 'missing2' in scope",
        "B.swift:5: cannot find 'missing3' in scope", "B.swift:7: cannot find 'missing4' in scope",
      ])
    #expect(report.compiler.missing.map(\.name).sorted() == (1...4).map { "missing\($0)" })
  }

  @Test("a file for a module that is not there is left out if nothing needs it, and else kept")
  func dropping() throws {
    let bench = try Workbench([
      "A.swift": "import UIKit\nlet a = needed\n",
      "Web.swift": "import WebKit\nclass Page: WKWebView {}\n",
      "Needed.swift": "import WebKit\nlet needed = WKUserScript()\n",
      "Harmless.swift": "import WebKit\nlet harmless = 1\n",
    ])

    let report = try port(bench)

    #expect(report.dropped.map(\.file) == ["Web.swift"])
    #expect(report.compiler.errors.map(\.file) == ["Needed.swift"])
    #expect(bench.text(of: "Sources/Cards/Web.swift") == nil)
    #expect(bench.text(of: "Sources/Cards/Harmless.swift") == "\nlet harmless = 1\n")
  }

  @Test(
    "files for such a module that need each other are left out together, with who serves them alone"
  )
  func droppingTogether() throws {
    let bench = try Workbench([
      "A.swift": "import UIKit\nlet a = 1\n",
      "Page.swift": "import WebKit\nclass Page: WKWebView { let tab = Tab() }\n",
      "Tab.swift": "import WebKit\nclass Tab { var script: WKUserScript?; let row = Row() }\n",
      "Row.swift": "class Row { weak var tab: Tab? }\nextension Row { func a() {} }\n",
      "Pages.swift": "import WebKit\nvar pages: [Page] = []\n",
      "Core.swift": "import WebKit\nclass Core { var window: WKWindowFeatures? }\n",
      "Client.swift": "let client = Core()\n",
    ])

    let report = try port(bench)

    let gone = ["Page.swift", "Pages.swift", "Row.swift", "Tab.swift"]
    #expect(report.dropped.map(\.file).sorted() == gone)
    #expect(report.compiler.errors.map(\.file) == ["Core.swift"])
  }

  @Test("a module that is for one that is not there alone is left out, and nobody depends on it")
  func droppingModules() throws {
    let bench = try Workbench([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Cards"), .target(name: "Pages", dependencies: ["Cards"]),
          .target(name: "All", dependencies: ["Cards", "Pages"]),
        ])
      """,
      "Sources/Cards/A.swift": "import UIKit\npublic class A: UIView {}\n",
      "Sources/Pages/B.swift": "import Cards\nimport WebKit\npublic class B: WKWebView {}\n",
      "Sources/All/C.swift": "import Cards\nlet all = A.self\n",
    ])

    let report = try port(bench)

    #expect(report.compiler.verdict == .accepts)
    #expect(report.modules.map(\.name).sorted() == ["All", "Cards"])
    let manifest = try #require(bench.text(of: "Package.swift"))
    #expect(manifest.contains("name: \"All\"") && !manifest.contains("Pages"))
  }

  @Test("what storyboards name of files that are left out is not made known")
  func droppingScreens() throws {
    let bench = try Workbench([
      "Main.storyboard":
        "<document><viewController customClass=\"Screen\"/><viewController customClass=\"Web\"/></document>",
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n",
      "Web.swift":
        "import UIKit\nimport WebKit\nclass Web: UIViewController { let a = WKWebView() }\n",
    ])

    let report = try port(bench)

    #expect(report.compiler.verdict == .accepts)
    let screens = try #require(bench.text(of: "Sources/Cards/PortedScreens.swift"))
    #expect(screens.contains("Screen.self") && !screens.contains("Web"))
  }

  @Test("a type in another one is reached by that one's name, and in a foreign one by its own")
  func droppingNested() throws {
    let bench = try Workbench([
      "Tabs.swift": "struct Tabs { struct Style { let gap = 1 } }\nlet style = Tabs.Style()\n",
      "Web.swift": "import WebKit\nclass Web: WKWebView { struct Style { let gap = 2 } }\n",
      "Mark.swift": "import WebKit\nextension Int { enum Mark: WKMark { case a } }\n",
      "User.swift": "let mark = 1.Mark.a\n",
    ])

    let report = try port(bench)

    #expect(report.dropped.map(\.file) == ["Web.swift"])
    #expect(Set(report.compiler.errors.map(\.file)) == ["Mark.swift", "User.swift"])
  }

  @Test("what Objective-C takes for objects and for classes that make objects compiles")
  func objects() throws {
    let bench = try Workbench([
      "Proxy.swift": """
      import UIKit

      @objc protocol Watcher { func look() }
      struct Weak<T: AnyObject> { weak var value: T? }

      class Proxy<Kind: NSObjectProtocol>: NSObject {
        private(set) weak var first: Kind?
        private(set) weak var second: Kind?
        init(first: Kind, second: Kind) {
          self.first = first
          self.second = second
          super.init()
        }
        func who(_ selector: Selector) -> Kind? {
          [first, second].compactMap { $0 }.first { $0.responds(to: selector) }
        }
      }

      class Delegates: Proxy<UINavigationControllerDelegate>, UINavigationControllerDelegate {
        func navigationController(
          _ controller: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
          from: UIViewController, to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
          who(#selector(navigationController(_:animationControllerFor:from:to:)))?
            .navigationController?(controller, animationControllerFor: operation, from: from, to: to)
        }
      }

      func watch(_ watcher: Watcher) -> [Weak<Watcher>] { [Weak(value: watcher)] }
      """,
      "Screen.swift": """
      import UIKit

      @objc protocol Lying { var superview: UIView! { get } }
      extension UIScrollView: Lying {}
      class Screen<T: UIView>: UIViewController {
        var item = T()
        func tint() { item.tintColor = .red }
      }
      class Film: UIView {}
      final class FilmScreen: Screen<Film> {}
      final class LabelScreen: Screen<UILabel> {}
      let blur = (NSClassFromString("_UIBlur") as! UIView.Type).init()
      extension UIViewController {
        static func prepare() { if self !== UIViewController.self { return } }
      }
      extension UIColor {
        static func made(_ parts: [CGFloat]) -> Self { self.init(white: parts[0], alpha: parts[1]) }
        func read(_ parts: inout [CGFloat]) { getWhite(&parts[0], alpha: &parts[1]) }
      }
      """,
    ])

    let report = try port(bench)

    #expect(report.compiler.errors == [])
  }

  @Test("where others would go with it, who calls what uses such a module is stopped")
  func stopping() throws {
    let bench = try Workbench([
      "Blur.swift": """
      import Accelerate
      import UIKit
      extension UIImage {
        var area: CGFloat { size.width * size.height }
        func buffer() -> Buffer {
          Buffer(self)
        }
        func blurred() -> UIImage? {
          let buffer = buffer()
          return convolve(buffer)
        }
      }
      """,
      "BlurView.swift":
        "import UIKit\nclass BlurView: UIView { let image = UIImage().blurred() }\n",
      "Screen.swift": "import UIKit\nclass Screen: UIViewController { let blur = BlurView() }\n",
    ])

    let report = try port(bench)

    let text = try #require(bench.text(of: "Sources/Cards/Blur.swift"))
    #expect(report.compiler.errors == [])
    #expect(report.dropped == [])
    #expect(text.contains("func blurred() -> UIImage? { preconditionFailure("))
    #expect(text.contains("var area") && !text.contains("func buffer"))
    #expect(text.filter(\.isNewline).count == 11)
    #expect(
      report.obstacles.map(\.reason).filter { $0.contains("is stopped") } == [
        "who calls 'buffer' is stopped, for it uses a module that is not there",
        "who calls 'blurred' is stopped, for it uses a module that is not there",
      ])
  }

  @Test("what is refused for a name that is found stops nobody")
  func notStopping() throws {
    let bench = try Workbench([
      "Blur.swift":
        "import Accelerate\nimport UIKit\nextension UIImage { func blurred() -> Int { \"a\" } }\n",
      "User.swift": "import UIKit\nlet a = UIImage().blurred()\n",
    ])

    let report = try port(bench)

    #expect(report.compiler.errors.map(\.file) == ["Blur.swift"])
    #expect(bench.text(of: "Sources/Cards/Blur.swift")?.contains("\"a\"") == true)
  }

  @Test("what the package manager says of a package holds, and a bundle of its module is there")
  func packageConditions() throws {
    let bench = try Workbench([
      "Texts.swift": """
      import Foundation
      #if !SWIFT_PACKAGE
      extension Bundle { static var module: Bundle { missing } }
      #endif
      let bundle: Bundle = .module
      let text = NSLocalizedString("a", bundle: .module, comment: "")
      """
    ])

    #expect(try port(bench).compiler.errors == [])
  }

  @Test("a neighbour that asks for the system that it is built for goes in, with what it names")
  func systems() throws {
    let bench = try Workbench([
      "A.swift": "import Layout\nimport UIKit\nlet a = name(of: UIView())\n",
      "../Layout/Layout.swift": """
      #if os(iOS) || os(tvOS)
      import UIKit
      public typealias LayoutView = UIView
      #else
      import AppKit
      public typealias LayoutView = NSView
      #endif
      public func name(of view: LayoutView) -> String { words(view) }
      private func words(_ object: AnyObject) -> String { type(of: object).description() }
      """,
    ])

    let report = try port(bench)

    #expect(report.compiler.verdict == .accepts)
    #expect(report.obstacles == [])
  }

  @Test("several modules are compiled behind those that they need")
  func modules() throws {
    let bench = try Workbench([
      "Package.swift": """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [.target(name: "Cards", dependencies: ["Core"]), .target(name: "Core")])
      """,
      "Sources/Cards/A.swift": "import Core\nimport UIKit\npublic class A: Base {}\n",
      "Sources/Core/B.swift": "import UIKit\nopen class Base: UIView {}\n",
    ])

    #expect(try port(bench).compiler == CompilerReport(verdict: .accepts))
  }
}
