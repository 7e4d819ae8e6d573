extension Checkpoint {
  /// The names of all objects that the checkpoint's lines speak of, but for what is said in sentences.
  public var names: [String] {
    var names: [String] = []
    forEachName { names.append($0) }
    return names
  }

  /// Visits these names, in the order of the lines.
  func forEachName(_ visit: (String) -> Void) {
    for node in tree { node.forEachName(visit) }
    for containment in containment {
      visit(containment.parent)
      containment.children.forEach(visit)
    }
    for presentation in presentations {
      visit(presentation.presenter)
      visit(presentation.presented)
    }
    for selection in selections {
      visit(selection.container)
      selection.controller.map(visit)
    }
    hidingBottomBar.forEach(visit)
    for items in barItems { visit(items.container) }
    for appearance in appearances { visit(appearance.controller) }
    statusBar?.names.forEach(visit)
    overdueStatusBar?.names.forEach(visit)
    firstResponder.map(visit)
    keyWindow.map(visit)
    busy.forEach(visit)
    reachable.forEach(visit)
    for property in properties { visit(property.view) }
    leaked.forEach(visit)
  }
}

extension Checkpoint.ViewNode {
  fileprivate func forEachName(_ visit: (String) -> Void) {
    visit(name)
    for child in children { child.forEachName(visit) }
  }
}
