extension Checkpoint {
  /// Reads a checkpoint from its members.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    self.init()
    tree = try fields.tree()
    for node in try fields.elements(JSONKey.children) {
      containment.append(try fields.reader.object(node, Containment.init))
    }
    for node in try fields.elements(JSONKey.presentations) {
      presentations.append(try fields.reader.object(node, Presentation.init))
    }
    for node in try fields.elements(JSONKey.selected) {
      selections.append(try fields.reader.object(node, Selection.init))
    }
    hidingBottomBar = try fields.optionalNames(JSONKey.hides)
    for node in try fields.elements(JSONKey.items) {
      barItems.append(try fields.reader.object(node, BarItems.init))
    }
    for node in try fields.elements(JSONKey.appearances) {
      appearances.append(try fields.reader.object(node, Appearance.init))
    }
    if let node = fields.optional(JSONKey.statusBar) {
      statusBar = try fields.reader.object(node, StatusBarLook.init)
    }
    if let node = fields.optional(JSONKey.overdue) {
      overdueStatusBar = try fields.reader.object(node, StatusBarLook.init)
    }
    firstResponder = try fields.optionalName(JSONKey.responder)
    keyWindow = try fields.optionalName(JSONKey.key)
    ignoringInteraction = try fields.optionalCount(JSONKey.ignoring) ?? 0
    busy = try fields.optionalNames(JSONKey.busy)
    reachable = try fields.optionalNames(JSONKey.reachable)
    for node in try fields.elements(JSONKey.properties) {
      properties.append(try fields.reader.object(node, Property.init))
    }
    leaked = try fields.optionalNames(JSONKey.leaked)
    running = try fields.optionalStrings(JSONKey.running)
    pending = try fields.optionalStrings(JSONKey.pending)
  }
}

extension JSONFields {
  /// Takes an array of strings; an empty one if it is not there.
  fileprivate mutating func optionalStrings(_ key: String) throws(TraceSyntaxError) -> [String] {
    guard let node = optional(key) else { return [] }
    return try reader.strings(node)
  }

  /// Takes a number from zero; none if it is not there.
  fileprivate mutating func optionalCount(_ key: String) throws(TraceSyntaxError) -> Int? {
    guard let node = optional(key) else { return nil }
    return try reader.count(node)
  }

  fileprivate mutating func tree() throws(TraceSyntaxError) -> [Checkpoint.ViewNode] {
    var tree = TreePaths()
    for node in try elements(JSONKey.tree) {
      let names = try reader.elements(node)
      guard !names.isEmpty else { throw reader.wrong(node, .name) }
      if let flaw = tree.add(try reader.names(node)) {
        throw reader.error(.disorder(flaw.disorder), at: names[flaw.index].place)
      }
    }
    return tree.roots
  }
}

extension Checkpoint.Containment {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    parent = try fields.name(JSONKey.parent)
    children = try fields.names(JSONKey.children)
  }
}

extension Checkpoint.Presentation {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    presenter = try fields.name(JSONKey.presenter)
    presented = try fields.name(JSONKey.presented)
  }
}

extension LineReader {
  fileprivate func count(_ node: JSONNode) throws(TraceSyntaxError) -> Int {
    let count = Int(try number(node))
    guard count >= 0 else { throw error(.disorder(.countBelowZero(count)), at: node.place) }
    return count
  }
}

extension Checkpoint.Selection {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    container = try fields.name(JSONKey.container)
    controller = try fields.optionalName(JSONKey.controller)
    index = try fields.optionalCount(JSONKey.index)
    item = try fields.optionalCount(JSONKey.item)
    kept = try fields.optionalCount(JSONKey.kept)
  }
}

extension Checkpoint.BarItems {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    container = try fields.name(JSONKey.container)
    count = try fields.reader.count(try fields.node(JSONKey.count))
  }
}

extension Checkpoint.Appearance {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    controller = try fields.name(JSONKey.controller)
    phase = try fields.choice(JSONKey.phase, AppearancePhase.self)
  }
}

extension Checkpoint.Property {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    view = try fields.name(JSONKey.view)
    property = try ViewProperty(&fields)
  }
}
