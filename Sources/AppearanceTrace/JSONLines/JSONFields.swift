/// The members of an object of JSON, taken one by one until none is left.
struct JSONFields {
  /// The reader, for errors.
  let reader: LineReader
  private let place: Int
  private var members: [String: JSONNode]
  private var known: [String] = []

  /// Opens an object.
  init(_ node: JSONNode, _ reader: LineReader) throws(TraceSyntaxError) {
    guard case .object(let members) = node.content else {
      throw reader.wrong(node, .object)
    }
    self.reader = reader
    self.members = members
    place = node.place
  }

  /// Takes a member; none if it is not there.
  mutating func optional(_ key: String) -> JSONNode? {
    known.append(key)
    return members.removeValue(forKey: key)
  }

  /// Takes a member.
  mutating func node(_ key: String) throws(TraceSyntaxError) -> JSONNode {
    guard let node = optional(key) else { throw missing(key) }
    return node
  }

  /// The error for a member that is not there.
  func missing(_ key: String) -> TraceSyntaxError {
    reader.error(.missingKey(key), at: place)
  }

  /// Makes sure that no member is left.
  func end() throws(TraceSyntaxError) {
    guard let (key, node) = members.min(by: { $0.value.place < $1.value.place }) else { return }
    let nearest = NearestWord.nearest(to: key, in: known)
    throw reader.error(.unknownKey(key, nearest: nearest), at: node.place)
  }
}

// MARK: - Members of a type

extension JSONFields {
  /// Takes a string.
  mutating func string(_ key: String) throws(TraceSyntaxError) -> String {
    try reader.string(try node(key))
  }

  /// Takes a string; none if it is not there.
  mutating func optionalString(_ key: String) throws(TraceSyntaxError) -> String? {
    guard let node = optional(key) else { return nil }
    return try reader.string(node)
  }

  /// Takes the name of a member of the cast.
  mutating func name(_ key: String) throws(TraceSyntaxError) -> String {
    try reader.name(try node(key))
  }

  /// Takes the name of a member of the cast; none if it is not there.
  mutating func optionalName(_ key: String) throws(TraceSyntaxError) -> String? {
    guard let node = optional(key) else { return nil }
    return try reader.name(node)
  }

  /// Takes an array of names.
  mutating func names(_ key: String) throws(TraceSyntaxError) -> [String] {
    try reader.names(try node(key))
  }

  /// Takes an array of names; an empty one if it is not there.
  mutating func optionalNames(_ key: String) throws(TraceSyntaxError) -> [String] {
    guard let node = optional(key) else { return [] }
    return try reader.names(node)
  }

  /// Takes an array of strings.
  mutating func strings(_ key: String) throws(TraceSyntaxError) -> [String] {
    try reader.strings(try node(key))
  }

  /// Takes an array; an empty one if it is not there.
  mutating func elements(_ key: String) throws(TraceSyntaxError) -> [JSONNode] {
    guard let node = optional(key) else { return [] }
    return try reader.elements(node)
  }

  /// Takes a truth.
  mutating func flag(_ key: String) throws(TraceSyntaxError) -> Bool {
    let node = try node(key)
    guard case .flag(let flag) = node.content else { throw reader.wrong(node, .flag) }
    return flag
  }

  /// Takes a time in whole microseconds.
  mutating func time(_ key: String) throws(TraceSyntaxError) -> TraceTime {
    TraceTime(microseconds: try reader.number(try node(key)))
  }

  /// Takes the name of a message.
  mutating func method() throws(TraceSyntaxError) -> Call.Method {
    let node = try node(JSONKey.method)
    let word = try reader.string(node)
    if let method = Call.Method(message: word) { return method }
    throw reader.unexpected(word, node, from: Call.Method.messages.map(\.word), or: .method)
  }

  /// Takes a word of a vocabulary.
  ///
  /// - Parameter expected: What to call it in an error; its words are named if none is given.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ choices: Choice.Type, or expected: TraceSyntaxError.Expected? = nil
  ) throws(TraceSyntaxError) -> Choice {
    let node = try node(key)
    let word = try reader.string(node)
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw reader.unexpected(word, node, from: words, or: expected)
  }
}

extension LineReader {
  /// The error for a value that is of another type.
  func wrong(
    _ node: JSONNode, _ expected: TraceSyntaxError.Expected
  ) -> TraceSyntaxError {
    var reader = self
    reader.position = node.place
    return reader.unexpected(expected)
  }

  /// The error for a string that is no word of a vocabulary.
  func unexpected(
    _ word: String, _ node: JSONNode, from words: [String],
    or expected: TraceSyntaxError.Expected? = nil
  ) -> TraceSyntaxError {
    let nearest = NearestWord.nearest(to: word, in: words)
    return error(
      .unexpected(.text(word), expected: expected ?? .oneOf(words), nearest: nearest),
      at: node.place)
  }

  /// The value as a string.
  func string(_ node: JSONNode) throws(TraceSyntaxError) -> String {
    guard case .string(let string) = node.content else { throw wrong(node, .string) }
    return string
  }

  /// The value as a number.
  func number(_ node: JSONNode) throws(TraceSyntaxError) -> Int64 {
    guard case .number(let number) = node.content else { throw wrong(node, .number) }
    return number
  }

  /// The value as an array.
  func elements(_ node: JSONNode) throws(TraceSyntaxError) -> [JSONNode] {
    guard case .array(let elements) = node.content else { throw wrong(node, .array) }
    return elements
  }

  /// The value as an array of strings.
  func strings(_ node: JSONNode) throws(TraceSyntaxError) -> [String] {
    var strings: [String] = []
    for element in try elements(node) { strings.append(try string(element)) }
    return strings
  }

  /// The value as the name of a member of the cast.
  func name(_ node: JSONNode) throws(TraceSyntaxError) -> String {
    let name = try string(node)
    try check(name: name, at: node.place)
    return name
  }

  /// The value as an array of names.
  func names(_ node: JSONNode) throws(TraceSyntaxError) -> [String] {
    var names: [String] = []
    for element in try elements(node) { names.append(try name(element)) }
    return names
  }

  /// The value as what its members make, all of which must be taken.
  func object<Value>(
    _ node: JSONNode, _ read: (inout JSONFields) throws(TraceSyntaxError) -> Value
  ) throws(TraceSyntaxError) -> Value {
    var fields = try JSONFields(node, self)
    let value = try read(&fields)
    try fields.end()
    return value
  }

  /// Makes sure that the whole line has its only form.
  func checkLine(isWritten canonical: String) throws(TraceSyntaxError) {
    guard !holds(canonical, in: start..<end) else { return }
    let found = text(start..<end).unicodeScalars
    let wanted = canonical.unicodeScalars
    let same = zip(found, wanted).prefix { $0 == $1 }.count
    let place = start + found.prefix(same).reduce(0) { $0 + UTF8.width($1) }
    let rest = wanted.dropFirst(same)
    let isCut = rest.count > 40
    let shown = String(String.UnicodeScalarView(rest.prefix(40))) + (isCut ? "…" : "")
    throw error(.notCanonical(short(place..<end), canonical: shown), at: place)
  }
}
