/// What people read of this repository, by path from the root.
enum Documents {
  static let all =
    ["README.md", "CONFORMANCE.md", "Sources/README.md", "Tests/README.md"]
    + House.files(in: ".github", suffix: ".md") + articles
    + House.files(in: "traces", suffix: "README.md")

  /// The articles of the documentation.
  static let articles = House.files(in: "Sources", suffix: ".md").filter { $0.contains(".docc/") }
}
