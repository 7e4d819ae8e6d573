import AppearanceTrace

/// A checkpoint with its names as numbers.
struct Still: Sendable {
  /// Views in the order of the trace, each before what lies in it.
  private(set) var views: [Name] = []
  private(set) var look: Look?
  private(set) var properties: [Name: [ViewProperty]] = [:]
  private(set) var phases: [Name: Phase] = [:]
  private var superviews: [Name: Name] = [:]
  private var placed: Set<Name> = []
  private var presenteds: [Name: Name] = [:]
  private(set) var parents: [Name: Name] = [:]
  private var children: [Name: [Name]] = [:]

  init(_ checkpoint: Checkpoint, names: inout NameTable) {
    for root in checkpoint.tree { add(root, in: nil, names: &names) }
    for containment in checkpoint.containment {
      let parent = names.number(containment.parent)
      for text in containment.children {
        let child = names.number(text)
        parents[child] = parent
        children[parent, default: []].append(child)
      }
    }
    for presentation in checkpoint.presentations {
      let presented = names.number(presentation.presented)
      presenteds[names.number(presentation.presenter)] = presented
    }
    for appearance in checkpoint.appearances {
      phases[names.number(appearance.controller)] = Phase(appearance.phase)
    }
    for property in checkpoint.properties {
      properties[names.number(property.view), default: []].append(property.property)
    }
    look = checkpoint.statusBar.map { look in
      Look(look, owner: look.owner.map { names.number($0) })
    }
  }

  private mutating func add(
    _ node: Checkpoint.ViewNode, in superview: Name?, names: inout NameTable
  ) {
    let view = names.number(node.name)
    views.append(view)
    placed.insert(view)
    superviews[view] = superview
    for child in node.children { add(child, in: view, names: &names) }
  }
}

extension Still {
  /// Whether the tree shows the view.
  func shows(_ view: Name) -> Bool { placed.contains(view) }

  /// The view around this one.
  func superview(of view: Name) -> Name? { superviews[view] }

  /// The view and those around it, from the inside out.
  func path(from view: Name) -> [Name] {
    var path = [view]
    while let outer = path.last.flatMap({ superviews[$0] }), path.count <= views.count {
      path.append(outer)
    }
    return path
  }

  /// What a controller presents.
  func presented(by presenter: Name) -> Name? { presenteds[presenter] }

  /// The presenters, in the order of their numbers.
  var presenters: [Name] { presenteds.keys.sorted { $0.number < $1.number } }

  /// The parent of a child controller.
  func parent(of child: Name) -> Name? { parents[child] }

  /// The children of a container, in order.
  func children(of parent: Name) -> [Name] { children[parent] ?? [] }

  /// The values of a property of a view, if it differs from its default.
  func values(_ kind: ViewProperty.Kind, of view: Name) -> [String]? {
    properties[view]?.first { $0.kind == kind }?.values
  }
}
