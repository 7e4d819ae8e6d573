/// Collects the bytes of a trace's text, word by word and line by line.
struct TraceWriter {
  private(set) var bytes: [UInt8] = []
  /// The number of the line that is being written, from 1.
  private(set) var line = 1

  /// The text written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes text as it is.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a name or a value, in quotes where it needs them.
  mutating func write(word: String, except reserved: [String] = []) {
    write(word.word(except: reserved))
  }

  /// Writes a name, or the word for none.
  mutating func write(optional name: String?) {
    if let name {
      write(word: name, except: [Keyword.absent])
    } else {
      write(Keyword.absent)
    }
  }

  /// Writes a space and a word, for each word.
  mutating func write(spaced words: [String]) {
    for word in words {
      space()
      write(word: word)
    }
  }

  /// Writes spaces.
  mutating func space(_ count: Int = 1) {
    // By hand, since where nothing is optimized a sequence costs more than the few spaces.
    var left = count
    while left > 0 {
      bytes.append(.space)
      left -= 1
    }
  }

  /// Writes a keyword and the spaces up to the value behind it.
  mutating func write(keyword: String, width: Int) {
    write(keyword)
    space(Layout.gap(after: keyword, width: width))
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(.lineFeed)
    line += 1
  }

  /// Writes a whole line.
  mutating func writeLine(_ text: String = "") {
    write(text)
    endLine()
  }
}
