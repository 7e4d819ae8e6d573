extension LineReader {
  /// Takes a member of the cast, from behind the indentation of its line to the line's end.
  ///
  /// - Parameter names: The names of those who stand above it.
  mutating func takeCastMember(
    behind names: NamesOfCast
  ) throws(TraceSyntaxError) -> Trace.CastMember {
    let start = position
    let name = try takeWord()
    try takeSpaces(Layout.castGap, before: .role)
    let kind = try takeRoleKind()
    let ofPlace = position + 1
    let owner = takeFlag(Keyword.of) ? try takeSpacedOwner() : nil
    let ownerPlace = ofPlace + Keyword.of.utf8.count + 1
    guard let role = Role(kind, of: owner) else {
      guard owner != nil else { throw unexpected(.literal(" " + Keyword.of)) }
      throw error(.unexpected(.text(Keyword.of), expected: .endOfLine), at: ofPlace)
    }
    let (type, base) = try takeType()
    let maker = try takeMaker()
    let member = Trace.CastMember(name: name, role: role, type: type, base: base, maker: maker)
    if let disorder = member.disorder(behind: names) {
      throw error(disorder, at: start, owner: ownerPlace, behind: names)
    }
    try takeEndOfLine()
    try check(start..<position, isWritten: member.line)
    return member
  }

  /// The error for a member that cannot stand there. One that belongs to somebody unknown is told at
  /// the owner's name, with the nearest one that stands above it.
  ///
  /// - Parameters:
  ///   - start: Where the member begins.
  ///   - ownerPlace: Where the name of its owner begins, if it has one.
  ///   - names: The names of those who stand above it.
  func error(
    _ disorder: Trace.Disorder, at start: Int, owner ownerPlace: Int?, behind names: NamesOfCast
  ) -> TraceSyntaxError {
    guard case .stranger(let owner) = disorder, let ownerPlace else {
      return error(.disorder(disorder), at: start)
    }
    let nearest = NearestWord.nearest(to: owner, in: names.cast.map(\.name).sorted())
    return error(.unexpected(.text(owner), expected: .castMember, nearest: nearest), at: ownerPlace)
  }

  private mutating func takeSpacedOwner() throws(TraceSyntaxError) -> String {
    try takeSpaces(before: .name)
    return try takeWord()
  }

  /// Takes the words of a role, of which the longest that fit count.
  private mutating func takeRoleKind() throws(TraceSyntaxError) -> Role.Kind {
    let word = bareWord
    let spellings = Role.Kind.allCases.map(\.rawValue)
    let fitting = Role.Kind.allCases.filter { kind in
      starts(with: kind.rawValue) && !standsBare(at: position + kind.rawValue.utf8.count)
    }
    guard let kind = fitting.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
      throw unexpected(word, expected: .role, from: spellings)
    }
    position += kind.rawValue.utf8.count
    return kind
  }

  private func standsBare(at place: Int) -> Bool { place < end && self[place].standsBare }

  /// Takes the class and the one of UIKit's that it is made from, where they are said.
  private mutating func takeType() throws(TraceSyntaxError) -> (type: String?, base: String?) {
    guard starts(with: ", "), !starts(with: ", \(Keyword.by) ") else { return (nil, nil) }
    try take(", ")
    let type = try takeWord(except: [Keyword.by])
    return (type, takeIfNext(": ") ? try takeWord() : nil)
  }

  private mutating func takeMaker() throws(TraceSyntaxError) -> Role.Maker? {
    guard takeIfNext(", \(Keyword.by) ") else { return nil }
    return try takeChoice(Role.Maker.self)
  }
}
