import Foundation

/// This package, and where its products were built to.
struct BuiltHouse {
  /// The folder of the package.
  let folder: URL
  /// The folder of the products, `….build/<system>/<configuration>`.
  let products: URL

  /// The package that this command was built from.
  static let current = BuiltHouse()

  private init() {
    folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    products = (Bundle.main.executableURL ?? folder).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// The path of this command's executable.
  static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// The modules that were built.
  var modules: URL { products.appendingPathComponent("Modules") }

  /// What builds into the same folder, so that nothing of this package is compiled a second time.
  ///
  /// Several packages are built there. The package manager keeps its plan of the one that it built last,
  /// and would take it for the next one's, if that has a product of the same name.
  var buildOptions: [String] {
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    return [
      "--scratch-path", scratch.path, "--configuration", products.lastPathComponent,
      "--disable-build-manifest-caching",
    ]
  }

  /// The flags that the house was built with, as whoever built it says: with other ones the package
  /// manager would compile all of it a second time.
  ///
  /// - Parameter environment: The variables of this process.
  func flags(_ environment: [String: String]) -> [String] {
    (environment[Self.flags] ?? "").split(separator: " ").map(String.init)
  }

  /// The variable that holds the flags, with spaces between them.
  static let flags = "CONFORM_BUILD_FLAGS"

  /// What the compiler is told so that it finds the modules that were built.
  var importOptions: [String] {
    let submodules = folder.appendingPathComponent("Sources/UIKitSubmodules/include")
    return ["-I", modules.path, "-I", submodules.path]
  }

  /// Where other people's libraries are worked on.
  var strangers: URL {
    products.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("conform")
  }
}
