extension Checkpoint {
  /// The names of all objects that the checkpoint's lines speak of, but for what is said in sentences.
  public var names: [String] {
    var names = tree.flatMap(\.names)
    for containment in containment { names += [containment.parent] + containment.children }
    for presentation in presentations { names += [presentation.presenter, presentation.presented] }
    for selection in selections {
      names += [selection.container] + [selection.controller].compactMap(\.self)
    }
    names += hidingBottomBar + barItems.map(\.container) + appearances.map(\.controller)
    names += [statusBar, overdueStatusBar].compactMap(\.self).flatMap(\.names)
    names += [firstResponder, keyWindow].compactMap(\.self)
    return names + busy + reachable + properties.map(\.view) + leaked
  }
}

extension Checkpoint.ViewNode {
  fileprivate var names: [String] { [name] + children.flatMap(\.names) }
}
