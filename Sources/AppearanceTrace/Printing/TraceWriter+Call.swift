extension Call {
  /// The call as it stands in the ledger: `sheet.viewWillAppear(animated: true)`.
  public var text: String {
    var writer = TraceWriter()
    writer.write(self)
    return writer.text
  }
}

extension TraceWriter {
  /// Writes receiver, method and arguments.
  mutating func write(_ call: Call) {
    write(word: call.receiver)
    write(".")
    write(call.method.word)
    write("(")
    for (index, argument) in call.arguments.enumerated() {
      if index > 0 { write(", ") }
      write(argument)
    }
    write(")")
  }

  private mutating func write(_ argument: Call.Argument) {
    if let label = argument.label {
      write(word: label)
      write(": ")
    }
    switch argument.value {
    case .word(let word):
      write(word: word)
    case .list(let words):
      write("[")
      for (index, word) in words.enumerated() {
        if index > 0 { write(", ") }
        write(word: word)
      }
      write("]")
    }
  }
}
