import ConformanceReports
import Foundation

/// The flags of the compiler on which counts depend, as the package manager wrote them down when it built last.
///
/// The compiler itself writes none of them into what it makes.
struct CompilerFlags {
  let optimization: String
  let mode: CountedBuild.Mode

  private static let fileName = "description.json"
  /// A module of which every product of this package is made.
  private static let module = "VirtualTime"
  private static let wholeModule: Set<String> = ["-whole-module-optimization", "-wmo"]

  /// Reads them beside the products; none where nothing says them.
  init?(besideProductsIn folder: URL) {
    let file = folder.appendingPathComponent(Self.fileName)
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(description: data)
  }

  /// Takes them from what describes a build; none where it tells of no module of this package.
  init?(description: Data) {
    let build = try? JSONDecoder().decode(Build.self, from: description)
    let call = build?.swiftCommands.values.first { $0.moduleName == Self.module }
    guard let call,
      // Of several the last one counts.
      let level = call.otherArguments.last(where: { $0.hasPrefix("-O") })
    else { return nil }
    optimization = String(level.dropFirst())
    let isWhole =
      call.wholeModuleOptimization || call.otherArguments.contains(where: Self.wholeModule.contains)
    mode = isWhole ? .wholeModule : .singleFile
  }

  /// What the package manager builds, as far as it is needed here.
  private struct Build: Decodable {
    let swiftCommands: [String: Call]

    /// How a module is compiled.
    struct Call: Decodable {
      let moduleName: String
      let otherArguments: [String]
      let wholeModuleOptimization: Bool
    }
  }
}
