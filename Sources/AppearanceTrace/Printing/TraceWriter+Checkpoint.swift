extension TraceWriter {
  /// Writes the lines of a checkpoint, in the order of the grammar.
  mutating func write(_ checkpoint: Checkpoint) {
    for entry in checkpoint.entries {
      space(Layout.indentation)
      write(entry)
      endLine()
    }
  }

  /// Writes what one line of a checkpoint says, without indentation and line feed.
  mutating func write(_ entry: Checkpoint.Entry) {
    write(keyword: entry.keyword, width: Layout.fieldWidth)
    switch entry {
    case .tree(let path): write(path: path)
    case .children(let entry):
      write(word: entry.parent)
      write(" >")
      write(spaced: entry.children)
    case .presented(let entry):
      write(word: entry.presenter)
      write(" -> ")
      write(word: entry.presented)
    case .selected(let entry): write(entry)
    case .items(let entry):
      write(word: entry.container)
      write(spaced: [String(entry.count)])
    case .appearance(let entry): write(word: entry.controller)
    case .statusBar(let look), .overdue(let look): write(look)
    case .hides(let name), .responder(let name), .key(let name), .busy(let name),
      .reachable(let name), .leaked(let name):
      write(word: name)
    case .ignoring(let count): write(String(count))
    case .property(let entry):
      write(word: entry.view)
      write(spaced: entry.property.values)
    case .running(let work), .pending(let work): write(work.sentence)
    }
  }

  private mutating func write(path: [String]) {
    for (depth, name) in path.enumerated() {
      if depth > 0 { write(" > ") }
      write(word: name)
    }
  }

  private mutating func write(_ selection: Checkpoint.Selection) {
    write(word: selection.container)
    space()
    write(optional: selection.controller)
    if let index = selection.index { write(" \(Keyword.at) \(index)") }
    if let item = selection.item { write(" \(Keyword.item) \(item)") }
    if let kept = selection.kept { write(" \(Keyword.kept) \(kept)") }
  }
}

extension Checkpoint.Entry {
  /// The word that the line begins with: a field, or the kind of a view's property.
  fileprivate var keyword: String {
    switch start {
    case .field(let field): field.rawValue
    case .property(let kind): kind.rawValue
    }
  }

  /// The line as printed, without its indentation.
  public var line: String {
    var writer = TraceWriter()
    writer.write(self)
    return writer.text
  }
}
