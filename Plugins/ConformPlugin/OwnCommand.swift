import PackagePlugin

/// The executable of a package that calls `Conform.main` on the package's own subjects.
struct OwnCommand {
  /// The name of its product.
  let product: String

  /// The library with `Conform.main`, by which such an executable is known.
  private static let library = "ConformCommand"

  /// Finds it among the products: it is the one that depends on the library.
  ///
  /// - Parameters:
  ///   - package: The package in which the plugin is called.
  ///   - name: The product that is wanted; none where it is the only one.
  /// - Throws: That there is none, or that there are several.
  init(in package: Package, named name: String?) throws {
    let products = package.products(ofType: ExecutableProduct.self)
      .filter { product in
        product.mainTarget.recursiveTargetDependencies.contains { $0.name == Self.library }
      }
      .map(\.name).sorted()
    guard let first = products.first else {
      throw PluginFailure(Self.advice(for: package.displayName))
    }
    let list = products.joined(separator: ", ")
    if let name {
      guard products.contains(name) else {
        throw PluginFailure("no executable '\(name)' depends on \(Self.library), but: \(list)")
      }
      product = name
    } else {
      guard products.count == 1 else {
        throw PluginFailure(
          "\(products.count) executables depend on \(Self.library); choose by --product: \(list)")
      }
      product = first
    }
  }

  /// How to add such an executable.
  ///
  /// - Parameter package: The package's name.
  private static func advice(for package: String) -> String {
    let command = "\(package.lowercased())-conform"
    return """
      \(package) has no executable that depends on \(library), the command on subjects of one's own. \
      Add a target to Package.swift:

        .executableTarget(
          name: "\(command)",
          dependencies: ["\(package)", .product(name: "\(library)", package: "TransitionConformance")])

      and write Sources/\(command)/main.swift:

        import \(library)
        import \(package)

        Conform.main(subjects: [
          .animator("\(package).Fade") { Fade() }
        ])
      """
  }
}
