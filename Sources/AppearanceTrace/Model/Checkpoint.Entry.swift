extension Checkpoint {
  /// What one line of a checkpoint says.
  public enum Entry: Sendable, Equatable {
    /// The views from a root of the tree to a leaf.
    case tree(path: [String])
    case children(Containment)
    case presented(Presentation)
    case selected(Selection)
    case hides(String)
    case items(BarItems)
    case appearance(Appearance)
    case statusBar(StatusBarLook)
    case overdue(StatusBarLook)
    case responder(String)
    case key(String)
    case ignoring(Int)
    case busy(String)
    case reachable(String)
    case property(Property)
    case leaked(String)
    case running(String)
    case pending(String)
  }

  /// What the checkpoint says, a line each, in the order in which it is printed.
  public var entries: [Entry] {
    var entries = paths.map(Entry.tree)
    entries += containment.map(Entry.children)
    entries += presentations.map(Entry.presented)
    entries += selections.map(Entry.selected)
    entries += hidingBottomBar.map(Entry.hides)
    entries += barItems.map(Entry.items)
    entries += appearances.map(Entry.appearance)
    if let statusBar { entries.append(.statusBar(statusBar)) }
    if let overdueStatusBar { entries.append(.overdue(overdueStatusBar)) }
    if let firstResponder { entries.append(.responder(firstResponder)) }
    if let keyWindow { entries.append(.key(keyWindow)) }
    if ignoringInteraction != 0 { entries.append(.ignoring(ignoringInteraction)) }
    entries += busy.map(Entry.busy)
    entries += reachable.map(Entry.reachable)
    entries += properties.map(Entry.property)
    entries += leaked.map(Entry.leaked)
    entries += running.map(Entry.running)
    entries += pending.map(Entry.pending)
    return entries
  }
}

extension Checkpoint.Entry {
  /// Whether the line speaks of an object.
  ///
  /// - Parameter object: the object's name in the trace.
  public func speaks(of object: String) -> Bool {
    switch self {
    case .tree(let path): path.contains(object)
    case .children(let entry): entry.parent == object || entry.children.contains(object)
    case .presented(let entry): entry.presenter == object || entry.presented == object
    case .selected(let entry): entry.container == object || entry.controller == object
    case .items(let entry): entry.container == object
    case .appearance(let entry): entry.controller == object
    case .statusBar(let look), .overdue(let look): look.owner == object || look.hider == object
    case .hides(let name), .responder(let name), .key(let name), .busy(let name),
      .reachable(let name), .leaked(let name):
      name == object
    case .property(let entry): entry.view == object
    case .ignoring: false
    // Work is a sentence of the host's, in which an object is one of the words.
    case .running(let work), .pending(let work):
      work.split(separator: " ").contains { $0 == object }
    }
  }
}
