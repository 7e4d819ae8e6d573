extension StoryboardReader {
  /// Notes names that lead nowhere.
  func check(_ document: StoryboardDocument, _ root: StoryboardElement) {
    var known: Set<String> = []
    for scene in document.scenes where !known.insert(scene.root.id).inserted {
      notes.add("two objects are called '\(scene.root.id)'", at: root)
    }
    if let initial = document.initialObject, !known.contains(initial) {
      notes.add("the initial controller '\(initial)' is not there", at: root)
    }
    for scene in document.scenes {
      for (destination, line) in scene.destinations where !known.contains(destination) {
        let segue = StoryboardElement(name: "segue", attributes: [:], line: line)
        notes.add("the destination '\(destination)' is not there", at: segue)
      }
      check(scene)
    }
  }

  /// Notes names that lead nowhere within a screen.
  private func check(_ scene: StoryboardDocument.Scene) {
    guard case .controller(let controller) = scene.root else { return }
    let buttons = Set(controller.barButtons.map(\.id))
    let views = Set((controller.view?.all ?? []).flatMap(\.names))
    for segue in scene.segues {
      let element = StoryboardElement(name: "segue", attributes: [:], line: segue.line)
      if let view = segue.popover.view, !views.contains(view) {
        notes.add("the view '\(view)' is not there", at: element)
      }
      if let button = segue.popover.barButton, !buttons.contains(button) {
        notes.add("the button '\(button)' is not there", at: element)
      }
    }
    if let view = controller.view { check(view) }
  }

  /// Notes what constraints speak of and is not in the view that keeps them.
  ///
  /// - Returns: the names of all that constraints may speak of in the view, itself among them.
  @discardableResult
  private func check(_ view: StoryboardDocument.View) -> Set<String> {
    var known = Set(view.names + view.guides.map(\.id))
    for subview in view.subviews { known.formUnion(check(subview)) }
    let outer = view.guides.filter { $0.kind == .top || $0.kind == .bottom }.map(\.id)
    for constraint in view.constraints + (view.content?.constraints ?? []) {
      let element = StoryboardElement(name: "constraint", attributes: [:], line: constraint.line)
      for side in constraint.sides {
        guard let item = side.item else { continue }
        if !known.contains(item) {
          notes.add("the item '\(item)' is not in the view that keeps the constraint", at: element)
        } else if outer.contains(item), side.attribute != .top, side.attribute != .bottom {
          notes.add("of the guide '\(item)' only top and bottom are understood", at: element)
        }
      }
    }
    return known
  }
}

extension StoryboardDocument.View {
  /// The names of the view and of the one in which it keeps what lies in it.
  fileprivate var names: [String] { [id, content?.id].compactMap { $0 }.filter { !$0.isEmpty } }
}

extension StoryboardDocument.Scene {
  /// Where the screen's segues and relationships lead, but for those that lead back.
  fileprivate var destinations: [(id: String, line: Int)] {
    let forward = segues.filter {
      if case .unwind = $0.kind { false } else { true }
    }
    var destinations = forward.map { ($0.destination, $0.line) }
    if case .controller(let controller) = root {
      destinations += controller.relationships.map { ($0.destination, $0.line) }
    }
    return destinations
  }
}
