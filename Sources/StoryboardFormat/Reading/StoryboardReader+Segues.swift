/// What hangs on an object: ways to other screens, calls of methods, children.
struct StoryboardConnections {
  var segues: [StoryboardDocument.Segue] = []
  var actions: [StoryboardDocument.Action] = []
  var relationships: [StoryboardDocument.Relationship] = []
  var outlets: [StoryboardDocument.Outlet] = []
}

extension StoryboardReader {
  private static let kinds: [String: StoryboardDocument.SegueKind] = [
    "show": .show, "showDetail": .showDetail, "presentation": .present, "modal": .present,
    "popoverPresentation": .popover, "popover": .popover, "push": .push, "custom": .custom,
    "embed": .embed,
  ]

  /// What hangs on an object.
  func connections(
    of object: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardConnections {
    var connections = StoryboardConnections()
    for list in object.children where list.name == "connections" {
      for connection in list.children {
        switch connection.name {
        case "segue" where connection.attributes["kind"] == "relationship":
          connections.relationships.append(try relationship(connection))
        case "segue":
          if let segue = try segue(connection) { connections.segues.append(segue) }
        case "action":
          connections.actions.append(try action(connection))
        case "outlet", "outletCollection":
          connections.outlets.append(try outlet(connection))
        default:
          notes.add("connection is not understood", at: connection)
        }
      }
    }
    return connections
  }

  private func outlet(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Outlet {
    var reader = ElementReader(element, notes)
    return StoryboardDocument.Outlet(
      property: try reader.need("property"), destination: try reader.need("destination"),
      isCollection: element.name == "outletCollection", line: element.line)
  }

  private func relationship(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Relationship {
    var reader = ElementReader(element, notes)
    return StoryboardDocument.Relationship(
      name: try reader.need("relationship"), destination: try reader.need("destination"),
      line: element.line)
  }

  private func segue(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Segue? {
    var reader = ElementReader(element, notes)
    let destination = try reader.need("destination")
    guard let kind = try kind(&reader) else { return nil }
    let segue = StoryboardDocument.Segue(
      kind: kind, destination: destination, identifier: reader.text("identifier"),
      customClass: reader.customClass(), isAnimated: try reader.flag("animates") ?? true,
      presentationStyle: reader.word("modalPresentationStyle"),
      transitionStyle: reader.word("modalTransitionStyle"),
      popover: kind == .popover ? try popover(&reader) : StoryboardDocument.Popover(),
      line: element.line)
    reader.noteUnread()
    for child in element.children where kind != .popover || child.name != Self.arrowElement {
      notes.add("element is not understood", at: child)
    }
    return segue
  }

  private static let arrowElement = "popoverArrowDirection"

  private func popover(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Popover {
    StoryboardDocument.Popover(
      view: reader.text("popoverAnchorView"),
      barButton: reader.text("popoverAnchorBarButtonItem"),
      arrows: try reader.element.child(Self.arrowElement).map(arrows))
  }

  private func arrows(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> Set<StoryboardDocument.Arrow> {
    var reader = ElementReader(element, notes)
    let arrows = try reader.flags(StoryboardDocument.Arrow.self)
    reader.noteUnread()
    return arrows
  }

  private func kind(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.SegueKind? {
    guard reader.element.attributes["kind"] != nil else {
      throw notes.error("attribute 'kind'", at: reader.element)
    }
    guard reader.element.attributes["kind"] == "unwind" else {
      return reader.word("kind", Self.kinds)
    }
    _ = reader.text("kind")
    return .unwind(action: try reader.need("unwindAction"))
  }

  private func action(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Action {
    var reader = ElementReader(element, notes)
    let action = StoryboardDocument.Action(
      name: try reader.need("selector"), destination: try reader.need("destination"),
      event: reader.text("eventType"), line: element.line)
    reader.noteUnread()
    return action
  }
}
