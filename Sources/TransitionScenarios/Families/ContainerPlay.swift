import TransitionStage

/// The cast of a container of the subject's own, and what the script does with it.
@MainActor final class ContainerPlay {
  let stage: Stage
  private let staged: StagedContainer
  private var children: [UIViewController]
  private let names: [String]

  /// Builds a container with three children, and one more where it shows something beside them; none
  /// where the subject is no container.
  ///
  /// - Parameter needs: what the scenario needs of the container.
  init?(_ stage: Stage, _ needs: [ContainerFamily.Need]) {
    guard let plan = stage.subject.containerPlan(hasSide: needs.contains(.open)) else {
      return nil
    }
    self.stage = stage
    let names = ["first", "second", "third"] + (plan.opens ? ["side"] : [])
    self.names = names
    stage.entrusted = Set(names)
    children = names.map { name in
      let child = StageController(name == "second" ? .lightContent : .darkContent)
      stage.cast(child, as: name)
      return child
    }
    staged = StagedContainer(plan, of: children, on: stage.installer)
    stage.cast(container, as: "container")
  }

  /// The container itself.
  var container: UIViewController { staged.controller }

  /// Shows the container, and from here on all is written down.
  func open() {
    stage.show(container)
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

  /// Lets the container show the child at an index.
  func select(_ index: Int, animated: Bool = true) {
    stage.act { staged.select(index, animated: animated) }
  }

  /// Pulls the next child in, as the container's own gesture asks.
  ///
  /// - Parameter settling: is done when the finger is gone, before the scene comes to rest.
  func swipe(_ swipe: Stage.Swipe, settling: () -> Void = {}) {
    stage.swipe(swipe, stage.subject.requiredGesture, over: { container }, settling: settling)
  }

  /// Gives a swipe up, and takes the next child again on its way back.
  func swipeAgain() {
    stage.swipeAgain(stage.subject.requiredGesture) { container }
  }

  /// Gives the container an animator of the app's, which switches are to run by.
  func adoptAnimator() {
    staged.adoptObserver()
  }

  /// Lets the container put a fresh child at an index.
  func replace(_ index: Int, animated: Bool = true) {
    stage.act {
      let child = StageController(.lightContent)
      stage.cast(child, as: "other")
      stage.entrusted.remove(names[index])
      stage.entrusted.insert("other")
      staged.replace(index, by: child, animated: animated)
    }
  }

  /// Lets the container put a fresh child beside its main one.
  func replaceSide(animated: Bool = true) { replace(names.count - 1, animated: animated) }

  /// Lets the container show what lies beside its main child, or hide it.
  func setOpen(_ isOpen: Bool, animated: Bool = true) {
    stage.act { staged.setOpen(isOpen, animated: animated) }
  }

  /// Covers the container with a sheet of the system's, and uncovers it.
  ///
  /// - Parameter covered: is done while it is covered.
  func coverAndUncover(covered: () -> Void = {}) {
    stage.coverAndUncover(container, covered: covered)
  }
}
