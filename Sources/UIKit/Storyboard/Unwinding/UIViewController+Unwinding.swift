extension UIViewController {
  /// The controller from which the way back goes on: the parent, or whoever was asked to present.
  ///
  /// (Source L10, iOS 10 to 12: after a presented controller the one that presented it is asked, not
  /// the container that resolved the presentation.)
  final var unwindStep: UIViewController? {
    if let parent { return parent }
    guard let presentation = ownPresentation else { return nil }
    return presentation.source ?? presentation.presenter
  }

  /// Whether an action of a name is registered that is this controller's.
  final func hasUnwindAction(_ action: Selector) -> Bool {
    World.current.program.action(named: action.description, of: self) != nil
  }

  /// The child through which the way back from a source leads to this controller.
  final func childOnWay(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var step: UIViewController? = source.source
    while let current = step {
      if current.parent === self { return current }
      step = current.unwindStep
    }
    return nil
  }

  /// The children but the one that the source lies in.
  final func childrenWithout(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }
}
