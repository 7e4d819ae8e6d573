import Foundation

/// The package that certifies a ported library: the author's subjects, and a call of the command.
struct RunnerPackage {
  /// The ported library.
  let library: PortedLibrary
  /// The folder of this package.
  let house: URL

  /// What the executable is called; no two libraries' are called the same in one folder of products.
  var product: String { "certify-\(library.name)" }

  /// The files, by path.
  ///
  /// - Parameters:
  ///   - subjects: The text that says what is to be certified.
  ///   - origin: The file that it stands in, so that the compiler's errors point there.
  func files(_ subjects: String, from origin: URL) -> [String: String] {
    [
      "Package.swift": manifest,
      "Sources/\(product)/main.swift": main,
      "Sources/\(product)/Conformance.swift":
        "#sourceLocation(file: \(Self.literal(origin.path)), line: 1)\n" + subjects,
    ]
  }

  private var manifest: String {
    let house = Self.literal(house.path)
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: \(Self.literal(product)),
        dependencies: [
          .package(name: "TransitionConformance", path: \(house)),
          .package(path: "../ported"),
        ],
        targets: [
          .executableTarget(
            name: \(Self.literal(product)),
            dependencies: [
              .product(name: \(Self.literal(library.name)), package: "ported"),
              .product(name: "UIKit", package: "TransitionConformance"),
              .product(name: "ConformCommand", package: "TransitionConformance"),
              .product(name: "TransitionCertification", package: "TransitionConformance"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
        ]
      )

      """
  }

  private var main: String {
    """
    import ConformCommand

    Conform.main(subjects: subjects)

    """
  }

  /// A text as Swift spells it.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
