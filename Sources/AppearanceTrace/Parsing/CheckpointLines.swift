/// Collects the lines of one checkpoint and watches over their order.
struct CheckpointLines {
  private var content = Checkpoint()
  private var tree = TreePaths()
  private var last: (rank: Int, keyword: String)?

  /// What the lines said.
  var checkpoint: Checkpoint {
    var checkpoint = content
    checkpoint.tree = tree.roots
    return checkpoint
  }

  /// Takes a line, from behind its indentation to its end.
  mutating func take(_ reader: inout LineReader) throws(TraceSyntaxError) {
    let word = reader.bareWord
    let keyword = reader.text(word)
    if let field = Checkpoint.Field(rawValue: keyword) {
      try begin(keyword, rank: field.rank, isOnce: field.isOnce, &reader)
      try take(field, &reader)
    } else if let kind = ViewProperty.Kind(rawValue: keyword) {
      try begin(keyword, rank: Checkpoint.Field.rankOfProperties, isOnce: false, &reader)
      let view = try reader.takeName()
      let property = ViewProperty(kind, try reader.takeSpacedWords())
      content.properties.append(Checkpoint.Property(view, property))
    } else {
      let fields = Checkpoint.Field.allCases.map(\.rawValue)
      let kinds = ViewProperty.Kind.allCases.map(\.rawValue)
      throw reader.unexpected(word, expected: .field, from: fields + kinds)
    }
  }

  private mutating func begin(
    _ keyword: String, rank: Int, isOnce: Bool, _ reader: inout LineReader
  ) throws(TraceSyntaxError) {
    if let last {
      if rank < last.rank { throw reader.error(.outOfOrder(keyword, after: last.keyword)) }
      if isOnce, rank == last.rank { throw reader.error(.repeatedField(keyword)) }
    }
    last = (rank, keyword)
    try reader.take(keyword: keyword, width: Layout.fieldWidth)
  }

  private mutating func take(
    _ field: Checkpoint.Field, _ reader: inout LineReader
  ) throws(TraceSyntaxError) {
    switch field {
    case .tree:
      try takePath(&reader)
    case .children:
      let parent = try reader.takeName()
      try reader.takeSpaced(">")
      content.containment.append(
        Checkpoint.Containment(parent, try reader.takeSpacedNames()))
    case .presented:
      let presenter = try reader.takeName()
      try reader.takeSpaced("->")
      try reader.takeSpaces(before: .name)
      content.presentations.append(
        Checkpoint.Presentation(presenter, try reader.takeName()))
    case .selected: content.selections.append(try reader.takeSelection())
    case .hides: content.hidingBottomBar.append(try reader.takeName())
    case .items:
      let container = try reader.takeName()
      try reader.takeSpaces(before: .number)
      content.barItems.append(Checkpoint.BarItems(container, try reader.takeNumber()))
    case .appearing: try takeAppearance(.appearing, &reader)
    case .appeared: try takeAppearance(.appeared, &reader)
    case .disappearing: try takeAppearance(.disappearing, &reader)
    case .statusBar: content.statusBar = try reader.takeStatusBarLook()
    case .overdue: content.overdueStatusBar = try reader.takeStatusBarLook()
    case .responder: content.firstResponder = try reader.takeName()
    case .key: content.keyWindow = try reader.takeName()
    case .ignoring: content.ignoringInteraction = try reader.takeCount()
    case .busy: content.busy.append(try reader.takeName())
    case .reachable: content.reachable.append(try reader.takeName())
    case .leaked: content.leaked.append(try reader.takeName())
    case .running: content.running.append(try reader.takeSentence())
    case .pending: content.pending.append(try reader.takeSentence())
    }
  }

  private mutating func takePath(_ reader: inout LineReader) throws(TraceSyntaxError) {
    var places = [reader.position]
    var path = [try reader.takeName()]
    while !reader.isAtEndOfLine {
      try reader.takeSpaced(">")
      try reader.takeSpaces(before: .name)
      places.append(reader.position)
      path.append(try reader.takeName())
    }
    if let flaw = tree.add(path) {
      throw reader.error(.disorder(flaw.disorder), at: places[flaw.index])
    }
  }

  private mutating func takeAppearance(
    _ phase: AppearancePhase, _ reader: inout LineReader
  ) throws(TraceSyntaxError) {
    content.appearances.append(Checkpoint.Appearance(try reader.takeName(), phase))
  }
}

extension LineReader {
  fileprivate mutating func takeSelection() throws(TraceSyntaxError) -> Checkpoint.Selection {
    let container = try takeName()
    try takeSpaces(before: .name)
    let controller = try takeOptionalName()
    let index = try takeNumber(after: Keyword.at)
    let item = try takeNumber(after: Keyword.item)
    let kept = try takeNumber(after: Keyword.kept)
    return Checkpoint.Selection(container, controller, at: index, item: item, kept: kept)
  }

  private mutating func takeNumber(after word: String) throws(TraceSyntaxError) -> Int? {
    guard takeFlag(word) else { return nil }
    try takeSpaces(before: .number)
    return try takeNumber()
  }

  /// Takes a number that would not stand here if it were zero.
  fileprivate mutating func takeCount() throws(TraceSyntaxError) -> Int {
    let start = position
    let count = try takeNumber()
    guard count > 0 else { throw error(.disorder(.countBelowOne(count)), at: start) }
    return count
  }
}

extension Checkpoint.Field {
  /// The place of the lines of views' properties in a checkpoint.
  fileprivate static let rankOfProperties = 14

  /// The place of the field's lines in a checkpoint; phases share one.
  fileprivate var rank: Int {
    switch self {
    case .tree: 0
    case .children: 1
    case .presented: 2
    case .selected: 3
    case .hides: 4
    case .items: 5
    case .appearing, .appeared, .disappearing: 6
    case .statusBar: 7
    case .overdue: 8
    case .responder: 9
    case .key: 10
    case .ignoring: 11
    case .busy: 12
    case .reachable: 13
    case .leaked: Self.rankOfProperties + 1
    case .running: Self.rankOfProperties + 2
    case .pending: Self.rankOfProperties + 3
    }
  }

  /// Whether a checkpoint has at most one such line.
  fileprivate var isOnce: Bool {
    switch self {
    case .statusBar, .overdue, .responder, .key, .ignoring: true
    case .tree, .children, .presented, .selected, .hides, .items, .appearing, .appeared,
      .disappearing, .busy, .reachable, .leaked, .running, .pending:
      false
    }
  }
}
