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
    for appearance in checkpoint.appearances {
      writeField(Checkpoint.Field(appearance.phase)) { $0.write(word: appearance.controller) }
    }
    if let look = checkpoint.statusBar {
      writeField(.statusBar) { $0.write(look) }
    }
    if let responder = checkpoint.firstResponder {
      writeField(.responder) { $0.write(word: responder) }
    }
    for property in checkpoint.properties {
      writeField(property.property.kind.rawValue) {
        $0.write(word: property.view)
        $0.write(spaced: property.property.values)
      }
    }
    for object in checkpoint.leaked {
      writeField(.leaked) { $0.write(word: object) }
    }
    for work in checkpoint.pending {
      writeField(.pending) { $0.write(work.sentence) }
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
