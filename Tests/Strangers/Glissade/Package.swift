// swift-tools-version: 5.5

import PackageDescription

let package = Package(
  name: "Glissade",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Glissade", targets: ["Glissade"])],
  targets: [.target(name: "Glissade")]
)
