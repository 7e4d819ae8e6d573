import AppearanceTrace

/// A checkpoint with its names as numbers.
struct HierarchySnapshot: Sendable {
  /// Views in the order of the trace, each before what lies in it.
  private(set) var views: [Name] = []
  private(set) var look: StatusBarState?
  /// What a fresh question about the status bar would answer; none where that is what is shown.
  private(set) var overdue: StatusBarState?
  /// What is selected in each tab controller.
  private(set) var selections: NameMap<Selection> = [:]
  /// The controllers in a stack that hide the bottom bar.
  private(set) var hidingBottomBar: Set<Name> = []
  /// The number of items in a navigation controller's bar, where it is not that of the stack.
  private(set) var barItems: NameMap<Int> = [:]
  private(set) var responder: Name?
  /// The key window; none where that is the main window.
  private(set) var keyWindow: Name?
  /// How many requests to ignore all touches have not been taken back.
  private(set) var ignoring = 0
  /// What says of itself that it is busy.
  private(set) var busy: [String] = []
  /// The root views that assistive technology reaches; empty while it is off.
  private(set) var reachable: Set<Name> = []
  private(set) var leaked: [Name] = []
  /// What the subject keeps going, in words.
  private(set) var running: [String] = []
  /// What is still to happen, in words.
  private(set) var pending: [String] = []
  private(set) var properties: NameMap<[ViewProperty]> = [:]
  private(set) var phases: NameMap<Phase> = [:]
  private var superviews: NameMap<Name> = [:]
  private var placed: Set<Name> = []
  private var presenteds: NameMap<Name> = [:]
  private(set) var parents: NameMap<Name> = [:]
  private var children: NameMap<[Name]> = [:]

  /// The size of the screen.
  let screen: ScreenSize

  init(_ checkpoint: Checkpoint, on screen: ScreenSize, names: inout NameTable) {
    self.screen = screen
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
    look = checkpoint.statusBar.map { StatusBarState($0, names: &names) }
    takeSurroundings(checkpoint, names: &names)
  }

  private mutating func takeSurroundings(_ checkpoint: Checkpoint, names: inout NameTable) {
    for selection in checkpoint.selections {
      selections[names.number(selection.container)] = Selection(
        controller: selection.controller.map { names.number($0) }, index: selection.index,
        item: selection.item, kept: selection.kept)
    }
    for items in checkpoint.barItems { barItems[names.number(items.container)] = items.count }
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

  /// The views directly inside a view, back to front; the roots for none.
  func subviews(of superview: Name?) -> [Name] { views.filter { superviews[$0] == superview } }

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

  /// All who have a place in it, or speak of one who has.
  var everybody: Set<Name> {
    Set(views + parents.keys + parents.values + phases.keys + presenteds.keys + presenteds.values)
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
