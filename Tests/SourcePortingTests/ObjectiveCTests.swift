import Foundation
import Testing

@testable import SourcePorting

/// What is written in Objective-C is not compiled, and what Swift calls of it has a shell.
@Suite("Shells of Objective-C") struct ObjectiveCTests {
  /// A type's words, and what Swift makes of them.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let spelling: String?
    var assumesThere = true

    var testDescription: String { words }
  }

  static let rows = [
    Row(words: "void", spelling: "Void"), Row(words: "BOOL", spelling: "Bool"),
    Row(words: "CGFloat", spelling: "CGFloat"), Row(words: "id", spelling: "Any"),
    Row(words: "id", spelling: "Any!", assumesThere: false),
    Row(words: "nullable id < Judge >", spelling: "Judge?"),
    Row(words: "UIView *", spelling: "UIView"),
    Row(words: "UIView * _Nullable", spelling: "UIView?", assumesThere: false),
    Row(words: "UIView *", spelling: "UIView!", assumesThere: false),
    Row(words: "nonnull NSString *", spelling: "String", assumesThere: false),
    Row(words: "NSArray < UIView * > *", spelling: "[UIView]"),
    Row(words: "NSDictionary < NSString * , id > *", spelling: "[String: Any]"),
    Row(words: "NSDictionary *", spelling: "[AnyHashable: Any]"),
    Row(words: "instancetype", spelling: "Self"), Row(words: "SEL", spelling: "Selector"),
    Row(words: "void ( ^ ) ( BOOL )", spelling: nil), Row(words: "UIView * *", spelling: nil),
    Row(words: "int *", spelling: nil),
  ]

  @Test("a type is spelled as Swift does, or not understood", arguments: rows)
  func types(row: Row) {
    let words = row.words.split(separator: " ").map(String.init)
    #expect(ObjectiveCType(words, assumesThere: row.assumesThere)?.spelling == row.spelling)
  }

  private static let header = """
    #import <UIKit/UIKit.h>
    // A comment; with @interface Wrong : NSObject
    NS_ASSUME_NONNULL_BEGIN
    NS_SWIFT_NAME(Burn)
    @interface RLBurn : NSObject <NSCopying> {
      int count;
    }
    @property (nonatomic, weak, nullable) UIView *stage;
    @property (class, readonly) NSInteger count;
    - (instancetype)initWithView:(UIView *)view speed:(CGFloat)speed NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithMarks:(NSArray<UIView *> *)marks NS_REFINED_FOR_SWIFT;
    - (instancetype)init NS_UNAVAILABLE;
    - (void)addMark:(id)mark NS_SWIFT_NAME(addMark(_:));
    - (nullable NSString *)nameForView:(UIView *)view /* by what? */ index:(NSUInteger)index;
    - (void)runThen:(void (^)(BOOL done))block;
    - (void)nobodyCalls;
    @end
    NS_ASSUME_NONNULL_END
    @interface UIView (Burning)
    + (UIView *)viewWithBurn:(CGFloat)burn;
    - (void)burnOut;
    @end
    @interface UILabel (Burning)
    - (void)nobodyCalls;
    @end
    """

  private static let source = """
    import UIKit
    let burn = Burn(view: UIView(), speed: 1)
    func run() {
      burn.addMark(1)
      burn.stage = nil
      print(Burn.count, burn.name(for: UIView(), index: 1) ?? "")
      UIView().burnOut()
      _ = Slow(marks: [])
    }
    class Slow: Burn {
      convenience init(marks: [UIView]) { self.init(__marks: marks) }
    }
    """

  @Test("of a header that is declared which sources call, as they spell it")
  func shells() throws {
    let sources = [ParsedSource(path: "A.swift", text: Self.source)]
    let shells = try #require(
      ObjectiveCShells([ObjectiveCHeader(Self.header)], for: sources) { $0.hasPrefix("UI") })

    let lines = shells.text.split(separator: "\n").map { line in
      line.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(shells.names == ["Burn", "UIView"])
    #expect(
      lines.dropFirst(2) == [
        "open class Burn: NSObject",
        "public init(view: UIView, speed: CGFloat)",
        "public init(__marks marks: [UIView])",
        "open func addMark(_ mark: Any)",
        "open func name(for view: UIView, index: UInt) -> String?",
        "open var stage: UIView?",
        "open class var count: Int",
        "}", "extension UIView", "public func burnOut()", "}",
      ])
  }

  @Test(
    "leave types out of those of a method's names of which sources do",
    arguments: [
      ("turn(to: b, with: l, backgroundColor: c)", "turn(to root: UIView, with layer: CALayer"),
      (
        "turn(to: b, withLayer: l, background: c)", "turn(to root: UIView, withLayer layer: CALayer"
      ),
      ("turn(toView: b, with: l, back: c)", nil),
    ] as [(String, String?)])
  func names(call: String, declaration: String?) {
    let header = """
      @interface UIWindow (Turning)
      - (void)turnToView:(nonnull UIView *)root withLayer:(nonnull CALayer *)layer
        backgroundColor:(nonnull UIColor *)color;
      @end
      """
    let source = ParsedSource(path: "A.swift", text: "UIWindow().\(call)\n")
    let shells = ObjectiveCShells([ObjectiveCHeader(header)], for: [source]) { $0 == "UIWindow" }
    #expect((shells != nil) == (declaration != nil))
    if let declaration { #expect(shells?.text.contains(declaration) == true) }
  }

  @Test("of a header that lies in two folders are declared once")
  func copies() throws {
    let sources = [ParsedSource(path: "A.swift", text: Self.source)]
    let headers = [Self.header, Self.header, "@interface UIView (More)\n- (void)burnOut;\n@end"]
      .map { ObjectiveCHeader($0) }
    let once = try #require(
      ObjectiveCShells(Array(headers.prefix(1)), for: sources) { $0.hasPrefix("UI") })
    let often = try #require(ObjectiveCShells(headers, for: sources) { $0.hasPrefix("UI") })

    #expect(often.text == once.text)
    #expect(often.names == once.names)
  }

  @Test("nothing is declared that the library declares, or that nobody uses")
  func nothing() {
    let sources = [ParsedSource(path: "A.swift", text: "let a = 1\n")]
    #expect(ObjectiveCShells([ObjectiveCHeader(Self.header)], for: sources) { _ in true } == nil)
    let users = [ParsedSource(path: "A.swift", text: "let a = Burn.self\n")]
    #expect(ObjectiveCShells([ObjectiveCHeader(Self.header)], for: users) { _ in true } == nil)
  }

  @Test(
    "a library whose manifest has a target of Objective-C compiles, and is told that it stops",
    .enabled(if: BuiltModules.areThere))
  func library() throws {
    let bench = try Workbench([
      "Package.swift": """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [.target(name: "Cards", dependencies: ["Burning"]), .target(name: "Burning")])
      """,
      "Sources/Burning/include/RLBurn.h": Self.header, "Sources/Burning/RLBurn.m": "",
      "Sources/Cards/Card.swift": "#if canImport(Burning)\nimport Burning\n#endif\n" + Self.source,
    ])

    let report = try Porter(
      bench.library, to: bench.result, house: TestHost.house, builtModules: BuiltModules.folder,
      host: TestHost.surface
    ).port()

    #expect(report.compiler.errors == [])
    // The package manager would refuse a dependency on what is not there.
    let manifest = bench.result.appendingPathComponent("Package.swift")
    #expect(try !String(contentsOf: manifest, encoding: .utf8).contains("Burning"))
    #expect(
      report.obstacles.map(\.reason) == [
        "who calls what Objective-C says of 'Burn' is stopped",
        "who calls what Objective-C says of 'UIView' is stopped",
      ])
  }
}
