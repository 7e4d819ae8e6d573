extension PortReport {
  /// The report for readers.
  public var text: String {
    let lines = modules.reduce(0) { $0 + $1.lines }
    let files = modules.reduce(0) { $0 + $1.files }
    let changes = count(edits.reduce(0) { $0 + $1.count }, "edit")
    let extent = "\(count(files, "file")), \(count(lines, "line")), \(changes)"
    var text = "\(name): \(extent)".inOneLine + "\n"
    text += rows(modules.map { "module \($0.name): \(count($0.files, "file"))" })
    text += rows(notes.map { "note: \($0)" })
    text += section("edits", editRows)
    text += section("cannot be ported", obstacles.map(\.text))
    text += section("left out", dropped.map(\.text))
    text += section("added", added)
    return text + compilerText
  }

  private var editRows: [String] {
    var totals: [String: (count: Int, files: [String])] = [:]
    for edit in edits {
      totals[edit.rewrite, default: (0, [])].count += edit.count
      totals[edit.rewrite, default: (0, [])].files.append("\(edit.file) \(edit.count)")
    }
    let sorted = totals.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.flatMap { id, total in
      ["\(total.count) \(id)"] + total.files.map { "  \($0)" }
    }
  }

  private var compilerText: String {
    switch compiler.verdict {
    case .accepts: return "the compiler accepts it\n"
    case .notAsked: return "the compiler was not asked: the headless modules are not built\n"
    case .refuses:
      let errors = compiler.errors.map {
        "\($0.file):\($0.line):\($0.column): error: \($0.message)"
      }
      let missing = compiler.missing.map { "\($0.count) \($0.name)" }
      return "the compiler finds \(count(errors.count, "error"))\n" + section("errors", errors)
        + section("names that are not there", missing)
    }
  }

  private func section(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : "\(title)\n" + self.rows(rows)
  }

  /// Rows in which names are those that other people gave: each is one line, whatever is in it.
  private func rows(_ rows: [String]) -> String {
    rows.map { "  \($0.inOneLine)\n" }.joined()
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

extension Obstacle {
  /// Where, and why.
  fileprivate var text: String { line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)" }
}
