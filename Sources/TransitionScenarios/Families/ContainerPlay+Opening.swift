import TransitionStage

/// How a container is shown, and where what is written down begins.
extension ContainerPlay {
  /// Shows the container, and from here on all is written down.
  ///
  /// - Parameter isTyping: whether the keyboard is up for a field on the first child.
  func open(typing isTyping: Bool = false) {
    stage.show(container)
    if isTyping, let first = children.first {
      stage.addField(to: first, as: "field").becomeFirstResponder()
    }
    children = []
    stage.begin()
  }

  /// Shows the container and opens its side, and from here on all is written down.
  ///
  /// - Parameter size: the size of the screen when that is done; none for an upright one.
  func openWithSide(on size: CGSize? = nil) {
    stage.show(container)
    if let size { stage.resize(to: size) }
    setOpen(true)
    stage.settle()
    children = []
    stage.begin()
  }

  /// Shows the container, selects its third child while the second comes, and once more when all is at rest, and
  /// from here on all is written down.
  ///
  /// How it takes the first of the two is its own choice: whether it ignores it, puts it off or breaks off what
  /// runs. After the second one it shows the third child, whatever it chose.
  func openInsistently() {
    stage.show(container)
    select(1)
    stage.advance(by: 0.1)
    for _ in 1...2 {
      select(2)
      stage.rest()
    }
    children = []
    stage.begin()
  }

  /// Shows the container as the only child of another, and from here on all is written down.
  func openInsideAnother() {
    let outer = StageController(.darkContent)
    stage.cast(outer, as: "outer")
    stage.aside {
      outer.addChild(container)
      container.view.frame = outer.view.bounds
      outer.view.addSubview(container.view)
      container.didMove(toParent: outer)
      outer.statusBarChild = container
    }
    stage.show(outer)
    children = []
    stage.begin()
  }
}
