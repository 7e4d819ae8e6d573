// swift-tools-version: 5.3

import PackageDescription

let package = Package(
  name: "Reel",
  platforms: [.iOS(.v11)],
  products: [.library(name: "Reel", targets: ["Reel"])],
  targets: [.target(name: "Reel")]
)
