public import Foundation

/// What the headless modules declare, read from their own sources.
public struct HostSurface: Sendable {
  let declarations: Declarations
  /// The types that stand in no other one.
  let typeNames: Set<String>
  /// The version of the system that the headless modules play.
  let systemVersion: Int
  /// The modules that can be imported: the headless ones and the toolchain's.
  let modules: Set<String>
  /// The parts of modules that can be imported: `UIKit.UIView`.
  let submodules: Set<String>

  /// The functions and constants that anybody can name, and that belong to no type.
  let globalNames: Set<String>
  /// The headless modules, by the names that sources import.
  var headlessModules: Set<String> { Set(Self.rooms) }

  /// The headless modules, by the names that sources import.
  private static let rooms = ["UIKit", "QuartzCore", "CoreGraphics"]

  /// Reads the headless modules.
  ///
  /// - Parameters:
  ///   - house: The folder of this package.
  ///   - toolchainModules: The modules that the toolchain brings.
  public init(house: URL, toolchainModules: Set<String>) {
    var sources: [ParsedSource] = []
    for room in Self.rooms {
      let folder = house.appendingPathComponent("Sources/\(room)")
      for path in FolderListing(folder).files where path.hasSuffix(".swift") {
        let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
        let text = String(decoding: bytes ?? Data(), as: UTF8.self)
        sources.append(ParsedSource(path: "\(room)/\(path)", text: text))
      }
    }
    let map = house.appendingPathComponent("Sources/UIKitSubmodules/include/module.modulemap")
    let text = FileManager.default.contents(atPath: map.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    self.init(
      sources: sources, toolchainModules: toolchainModules,
      submodules: Self.submodules(in: text ?? ""))
  }

  /// Takes sources as the headless modules.
  init(sources: [ParsedSource], toolchainModules: Set<String>, submodules: Set<String>) {
    self.submodules = submodules
    var all = Declarations()
    for source in sources { all.merge(DeclarationCollector.declarations(in: source)) }
    declarations = all
    typeNames = Set(
      all.types.values.filter { type in
        // What stands in for Foundation's and Dispatch's own names has these names without an import.
        !type.isHidden && !type.isNested && type.file.map { !$0.hasPrefix("UIKit/Time/") } ?? false
      }.map(\.name))
    globalNames = all.publicGlobals
    modules = toolchainModules.union(Self.rooms)
    systemVersion = Self.version(in: sources) ?? 18
  }

  /// The modules inside of the one that a module map describes.
  private static func submodules(in map: String) -> Set<String> {
    let lines = map.split(separator: "\n").filter { !$0.hasPrefix("//") }
    let words = lines.flatMap { $0.split { $0.isWhitespace } }.map(String.init)
    let names = zip(words, words.dropFirst()).filter { $0.0 == "module" }.map(\.1)
    return Set(names.dropFirst().map { "\(names[0]).\($0)" })
  }

  /// The number that the device answers when it is asked for its system's version.
  private static func version(in sources: [ParsedSource]) -> Int? {
    let device = sources.first { $0.path.hasSuffix("UIDevice.swift") }?.text
    let line = device?.split(separator: "\n").first { $0.contains("systemVersion") }
    return line?.split(separator: "\"").dropFirst().first?.split(separator: ".").first.flatMap {
      Int($0)
    }
  }

  /// The methods of the host's protocols.
  var requirements: [DeclaredMember] {
    declarations.types.values.filter { $0.kind == .protocol }
      .flatMap(\.members).filter { $0.kind == .method }
  }
}
