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
    for node in try fields.elements(JSONKey.appearances) {
      appearances.append(try fields.reader.object(node, Appearance.init))
    }
    if let node = fields.optional(JSONKey.statusBar) {
      statusBar = try fields.reader.object(node, StatusBarLook.init)
    }
    firstResponder = try fields.optionalString(JSONKey.responder)
    for node in try fields.elements(JSONKey.properties) {
      properties.append(try fields.reader.object(node, Property.init))
    }
    for node in try fields.elements(JSONKey.leaked) {
      leaked.append(try fields.reader.string(node))
    }
    for node in try fields.elements(JSONKey.pending) {
      pending.append(try fields.reader.string(node))
    }
  }
}

extension JSONFields {
  fileprivate mutating func tree() throws(TraceSyntaxError) -> [Checkpoint.ViewNode] {
    var tree = TreePaths()
    for node in try elements(JSONKey.tree) {
      let names = try reader.elements(node)
      guard !names.isEmpty else { throw reader.wrong(node, .name) }
      if let flaw = tree.add(try reader.strings(node)) {
        throw reader.error(.disorder(flaw.disorder), at: names[flaw.index].place)
      }
    }
    return tree.roots
  }
}

extension Checkpoint.Containment {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    parent = try fields.string(JSONKey.parent)
    children = try fields.strings(JSONKey.children)
  }
}

extension Checkpoint.Presentation {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    presenter = try fields.string(JSONKey.presenter)
    presented = try fields.string(JSONKey.presented)
  }
}

extension Checkpoint.Appearance {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    controller = try fields.string(JSONKey.controller)
    phase = try fields.choice(JSONKey.phase, AppearancePhase.self)
  }
}

extension Checkpoint.Property {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    view = try fields.string(JSONKey.view)
    property = try ViewProperty(&fields)
  }
}
