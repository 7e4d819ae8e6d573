extension Checkpoint {
  /// The checkpoint as an object of JSON; what is empty is left out.
  var json: JSONValue {
    .object([
      JSONKey.tree: paths.map { .strings($0) }.jsonUnlessEmpty,
      JSONKey.children: containment.map(\.json).jsonUnlessEmpty,
      JSONKey.presentations: presentations.map(\.json).jsonUnlessEmpty,
      JSONKey.appearances: appearances.map(\.json).jsonUnlessEmpty,
      JSONKey.statusBar: statusBar?.json,
      JSONKey.responder: firstResponder.map { .string($0) },
      JSONKey.properties: properties.map { $0.property.json(of: $0.view) }.jsonUnlessEmpty,
      JSONKey.leaked: leaked.map { .string($0) }.jsonUnlessEmpty,
      JSONKey.pending: pending.map { .string($0) }.jsonUnlessEmpty,
    ])
  }
}

extension Checkpoint.Containment {
  fileprivate var json: JSONValue {
    .object([JSONKey.parent: .string(parent), JSONKey.children: .strings(children)])
  }
}

extension Checkpoint.Presentation {
  fileprivate var json: JSONValue {
    .object([JSONKey.presenter: .string(presenter), JSONKey.presented: .string(presented)])
  }
}

extension Checkpoint.Appearance {
  fileprivate var json: JSONValue {
    .object([JSONKey.controller: .string(controller), JSONKey.phase: .string(phase.rawValue)])
  }
}
