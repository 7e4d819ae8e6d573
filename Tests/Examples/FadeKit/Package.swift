// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FadeKit",
  platforms: [.iOS(.v15)],
  products: [.library(name: "FadeKit", targets: ["FadeKit"])],
  targets: [.target(name: "FadeKit")]
)

// Xcode never sees what follows: there the library has Apple's UIKit, and no tests of conformance.
#if os(Linux)
  let house = "TransitionConformance"
  package.dependencies += [.package(name: house, path: "../../..")]
  for target in package.targets {
    target.dependencies += [.product(name: "UIKit", package: house)]
  }
  package.targets += [
    .executableTarget(
      name: "fadekit-conform",
      dependencies: ["FadeKit", .product(name: "ConformCommand", package: house)]),
    .testTarget(
      name: "FadeKitTests",
      dependencies: ["FadeKit", .product(name: "ConformanceTesting", package: house)]),
    .testTarget(
      name: "FadeKitXCTests",
      dependencies: ["FadeKit", .product(name: "ConformanceXCTest", package: house)]),
  ]
#endif
