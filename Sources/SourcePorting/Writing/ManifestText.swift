import Foundation

/// The manifest of a ported package.
struct ManifestText {
  let name: String
  let modules: [Module]
  /// The folder of this package as seen from the result.
  let house: String

  struct Module {
    let name: String
    let dependencies: [String]
    /// Folders in it that hold resources.
    let resources: [String]
  }

  /// The language mode is the one that libraries of iOS are written in. Deinitializers of controllers
  /// and views may call what belongs to the main actor there, as they do on a device.
  var text: String {
    let names = modules.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [
          .library(name: "\(name)", targets: [\(names)])
        ],
        dependencies: [
          .package(name: "TransitionConformance", path: "\(house)")
        ],
        targets: [
      \(modules.map(target).joined(separator: ",\n"))
        ]
      )

      """
  }

  private func target(_ module: Module) -> String {
    let own = module.dependencies.map { "\"\($0)\"" }
    let all = own + [".product(name: \"UIKit\", package: \"TransitionConformance\")"]
    let resources = module.resources.map { ".copy(\"\($0)\")" }.joined(separator: ", ")
    return """
          .target(
            name: "\(module.name)",
            dependencies: [\(all.joined(separator: ", "))],
            resources: [\(resources)],
            swiftSettings: [.swiftLanguageMode(.v5)])
      """
  }

  /// The way from one folder to another.
  static func path(from folder: URL, to other: URL) -> String {
    let steps = [folder, other].map {
      $0.standardizedFileURL.resolvingSymlinksInPath().path.split(separator: "/").map(String.init)
    }
    let shared = zip(steps[0], steps[1]).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: steps[0].count - shared)
    return (up + steps[1].dropFirst(shared)).joined(separator: "/")
  }
}
