extension Checkpoint {
  /// The checkpoint as an object of JSON; what is empty is left out.
  var json: JSONValue {
    .object([
      JSONKey.tree: paths.map { .strings($0) }.jsonUnlessEmpty,
      JSONKey.children: containment.map(\.json).jsonUnlessEmpty,
      JSONKey.presentations: presentations.map(\.json).jsonUnlessEmpty,
      JSONKey.selected: selections.map(\.json).jsonUnlessEmpty,
      JSONKey.hides: hidingBottomBar.jsonUnlessEmpty,
      JSONKey.items: barItems.map(\.json).jsonUnlessEmpty,
      JSONKey.appearances: appearances.map(\.json).jsonUnlessEmpty,
      JSONKey.statusBar: statusBar?.json,
      JSONKey.overdue: overdueStatusBar?.json,
      JSONKey.responder: firstResponder.map { .string($0) },
      JSONKey.key: keyWindow.map { .string($0) },
      JSONKey.ignoring: ignoringInteraction == 0 ? nil : .number(Int64(ignoringInteraction)),
      JSONKey.busy: busy.jsonUnlessEmpty,
      JSONKey.reachable: reachable.jsonUnlessEmpty,
      JSONKey.properties: properties.map { $0.property.json(of: $0.view) }.jsonUnlessEmpty,
      JSONKey.leaked: leaked.jsonUnlessEmpty,
      JSONKey.running: running.jsonUnlessEmpty,
      JSONKey.pending: pending.jsonUnlessEmpty,
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

extension Checkpoint.Selection {
  fileprivate var json: JSONValue {
    .object([
      JSONKey.container: .string(container),
      JSONKey.controller: controller.map { .string($0) },
      JSONKey.index: index.map { .number(Int64($0)) },
      JSONKey.item: item.map { .number(Int64($0)) },
      JSONKey.kept: kept.map { .number(Int64($0)) },
    ])
  }
}

extension Checkpoint.BarItems {
  fileprivate var json: JSONValue {
    .object([JSONKey.container: .string(container), JSONKey.count: .number(Int64(count))])
  }
}

extension [String] {
  /// The words as a member of an object; none if there are none.
  fileprivate var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : .strings(self) }
}

extension Checkpoint.Appearance {
  fileprivate var json: JSONValue {
    .object([JSONKey.controller: .string(controller), JSONKey.phase: .string(phase.rawValue)])
  }
}
