extension LedgerWriter {
  /// Writes the lines of a checkpoint, in the order of the grammar.
  mutating func write(_ checkpoint: Checkpoint) {
    for path in checkpoint.paths {
      writeField(.tree) {
        for (depth, name) in path.enumerated() {
          if depth > 0 { $0.write(" > ") }
          $0.write(word: name)
        }
      }
    }
    for containment in checkpoint.containment {
      writeField(.children) {
        $0.write(word: containment.parent)
        $0.write(" >")
        $0.write(spaced: containment.children)
      }
    }
    for presentation in checkpoint.presentations {
      writeField(.presented) {
        $0.write(word: presentation.presenter)
        $0.write(" -> ")
        $0.write(word: presentation.presented)
      }
    }
    for selection in checkpoint.selections {
      writeField(.selected) { $0.write(selection) }
    }
    writeNames(.hides, checkpoint.hidingBottomBar)
    for items in checkpoint.barItems {
      writeField(.items) {
        $0.write(word: items.container)
        $0.write(spaced: [String(items.count)])
      }
    }
    for appearance in checkpoint.appearances {
      writeField(Checkpoint.Field(appearance.phase)) { $0.write(word: appearance.controller) }
    }
    if let look = checkpoint.statusBar {
      writeField(.statusBar) { $0.write(look) }
    }
    if let look = checkpoint.overdueStatusBar {
      writeField(.overdue) { $0.write(look) }
    }
    if let responder = checkpoint.firstResponder {
      writeField(.responder) { $0.write(word: responder) }
    }
    if let window = checkpoint.keyWindow {
      writeField(.key) { $0.write(word: window) }
    }
    if checkpoint.ignoringInteraction != 0 {
      writeField(.ignoring) { $0.write(String(checkpoint.ignoringInteraction)) }
    }
    writeNames(.busy, checkpoint.busy)
    writeNames(.reachable, checkpoint.reachable)
    for property in checkpoint.properties {
      writeField(property.property.kind.rawValue) {
        $0.write(word: property.view)
        $0.write(spaced: property.property.values)
      }
    }
    writeNames(.leaked, checkpoint.leaked)
    for work in checkpoint.running {
      writeField(.running) { $0.write(work.sentence) }
    }
    for work in checkpoint.pending {
      writeField(.pending) { $0.write(work.sentence) }
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

  private mutating func writeNames(_ field: Checkpoint.Field, _ names: [String]) {
    for name in names {
      writeField(field) { $0.write(word: name) }
    }
  }

  private mutating func writeField(
    _ field: Checkpoint.Field, value: (inout LedgerWriter) -> Void
  ) {
    writeField(field.rawValue, value: value)
  }

  private mutating func writeField(_ keyword: String, value: (inout LedgerWriter) -> Void) {
    space(Layout.indentation)
    write(keyword: keyword, width: Layout.fieldWidth)
    value(&self)
    endLine()
  }
}
