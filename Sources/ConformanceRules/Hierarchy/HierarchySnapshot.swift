import AppearanceTrace

/// A checkpoint with its names as numbers.
///
/// It never changes, and all rules look at the same one.
final class HierarchySnapshot: Sendable {
  /// Views in the order of the trace, each before what lies in it.
  let views: [Name]
  let look: StatusBarState?
  /// What a fresh question about the status bar would answer; none where that is what is shown.
  let overdue: StatusBarState?
  /// What is selected in each tab controller.
  let selections: NameMap<Selection>
  /// The controllers in a stack that hide the bottom bar.
  let hidingBottomBar: Set<Name>
  /// The number of items in a navigation controller's bar, where it is not that of the stack.
  let barItems: NameMap<Int>
  let responder: Name?
  /// The key window; none where that is the main window.
  let keyWindow: Name?
  /// How many requests to ignore all touches have not been taken back.
  let ignoring: Int
  /// What says of itself that it is busy.
  let busy: [String]
  /// The root views that assistive technology reaches; empty while it is off.
  let reachable: Set<Name>
  let leaked: [Name]
  /// What the subject keeps going, in words.
  let running: [String]
  /// What is still to happen, in words.
  let pending: [String]
  let properties: NameMap<[ViewProperty]>
  let phases: NameMap<Phase>
  private let forest: ViewForest
  private let presenteds: NameMap<Name>
  let parents: NameMap<Name>
  private let children: NameMap<[Name]>
  /// The presenters, in the order of their numbers.
  let presenters: [Name]
  /// The size of the screen.
  let screen: ScreenSize

  init(_ checkpoint: Checkpoint, on screen: ScreenSize, names: inout NameTable) {
    self.screen = screen
    forest = ViewForest(checkpoint.tree, names: &names)
    views = forest.views
    var parents: NameMap<Name> = [:]
    var children: NameMap<[Name]> = [:]
    for containment in checkpoint.containment {
      let parent = names.number(containment.parent)
      for text in containment.children {
        let child = names.number(text)
        parents[child] = parent
        children[parent, default: []].append(child)
      }
    }
    (self.parents, self.children) = (parents, children)
    var presenteds: NameMap<Name> = [:]
    for presentation in checkpoint.presentations {
      let presented = names.number(presentation.presented)
      presenteds[names.number(presentation.presenter)] = presented
    }
    self.presenteds = presenteds
    var phases: NameMap<Phase> = [:]
    for appearance in checkpoint.appearances {
      phases[names.number(appearance.controller)] = Phase(appearance.phase)
    }
    self.phases = phases
    var properties: NameMap<[ViewProperty]> = [:]
    for property in checkpoint.properties {
      properties[names.number(property.view), default: []].append(property.property)
    }
    self.properties = properties
    look = checkpoint.statusBar.map { StatusBarState($0, names: &names) }
    var selections: NameMap<Selection> = [:]
    for selection in checkpoint.selections {
      selections[names.number(selection.container)] = Selection(
        controller: selection.controller.map { names.number($0) }, index: selection.index,
        item: selection.item, kept: selection.kept)
    }
    self.selections = selections
    var barItems: NameMap<Int> = [:]
    for items in checkpoint.barItems { barItems[names.number(items.container)] = items.count }
    self.barItems = barItems
    hidingBottomBar = Set(checkpoint.hidingBottomBar.map { names.number($0) })
    overdue = checkpoint.overdueStatusBar.map { StatusBarState($0, names: &names) }
    responder = checkpoint.firstResponder.map { names.number($0) }
    keyWindow = checkpoint.keyWindow.map { names.number($0) }
    reachable = Set(checkpoint.reachable.map { names.number($0) })
    ignoring = checkpoint.ignoringInteraction
    busy = checkpoint.busy
    running = checkpoint.running
    pending = checkpoint.pending
    leaked = checkpoint.leaked.map { names.number($0) }
    presenters = presenteds.keys.sorted { $0.number < $1.number }
  }
}

extension HierarchySnapshot {
  /// What is selected in a tab controller.
  struct Selection: Sendable, Equatable {
    let controller: Name?
    let index: Int?
    /// The index of the item that the bar highlights.
    let item: Int?
    /// The index that a library takes to be selected, where it says so.
    let kept: Int?
  }

  /// Whether somebody has a place in it, or something to do with one who has.
  func speaks(of name: Name) -> Bool {
    shows(name) || parents[name] != nil || children[name] != nil || phases[name] != nil
      || presenteds[name] != nil || presenters.contains { presenteds[$0] == name }
  }

  /// The views directly inside a view, back to front; the roots for none.
  func subviews(of superview: Name?) -> [Name] {
    views.filter { forest.superview(of: $0) == superview }
  }

  /// Whether the tree shows the view.
  func shows(_ view: Name) -> Bool { forest.place(of: view) != nil }

  /// The view around this one.
  func superview(of view: Name) -> Name? { forest.superview(of: view) }

  /// The place of a view among all, each before what lies in it and in front of it; none where the tree does
  /// not show it.
  func place(of view: Name) -> Int? { forest.place(of: view) }

  /// The view and those around it, from the inside out.
  func path(from view: Name) -> [Name] {
    var path: [Name] = []
    path.reserveCapacity(HierarchyState.usualDepth)
    path.append(view)
    while let outer = path.last.flatMap({ forest.superview(of: $0) }), path.count <= views.count {
      path.append(outer)
    }
    return path
  }

  /// What a controller presents.
  func presented(by presenter: Name) -> Name? { presenteds[presenter] }

  /// The parent of a child controller.
  func parent(of child: Name) -> Name? { parents[child] }

  /// Whether a controller is another one, or one of its children, or theirs.
  func isController(_ controller: Name, within container: Name) -> Bool {
    var current: Name? = controller
    for _ in 0..<HierarchyState.depthLimit {
      guard let controller = current else { return false }
      if controller == container { return true }
      current = parents[controller]
    }
    return false
  }

  /// The children of a container, in order.
  func children(of parent: Name) -> [Name] { children[parent] ?? [] }

  /// The values of a property of a view, if it differs from its default.
  func values(_ kind: ViewProperty.Kind, of view: Name) -> [String]? {
    properties[view]?.first { $0.kind == kind }?.values
  }
}
