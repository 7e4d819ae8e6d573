/// All Swift files of `Sources`, read once.
struct SourceTree {
  static let all = SourceTree()

  private let files: [SourceFile]
  /// How often each name is declared.
  let frequency: [String: Int]

  private init() {
    files = House.swiftFiles(in: "Sources").compactMap { path in
      try? SourceFile(path, House.text(of: path))
    }
    frequency = files.frequency
  }

  /// The targets, sorted.
  var targets: [String] { Set(files.map { String($0.path.split(separator: "/")[1]) }).sorted() }

  /// A target's files by the folder that they lie in; those that lie in none are by the target's name.
  func folders(of target: String) -> [String: [SourceFile]] {
    let own = files.filter { $0.path.hasPrefix("Sources/\(target)/") }
    return Dictionary(grouping: own) { file in
      let parts = file.path.split(separator: "/")
      return String(parts.count > 3 ? parts[2] : parts[1])
    }
  }
}

extension [SourceFile] {
  /// How often the files declare each name.
  var frequency: [String: Int] {
    reduce(into: [:]) { counts, file in
      for name in file.allDeclared { counts[name, default: 0] += 1 }
    }
  }
}
