import TransitionStage

/// The cast of a container of the subject's own, and what the script does with it.
@MainActor final class ContainerPlay {
  let stage: Stage
  let staged: StagedContainer
  /// Keeps the children until the container does.
  var children: [UIViewController]
  private let sideNames: [String]
  /// The names of the screens that lie upon each other in a stack, from the bottom.
  var stacked: [String]

  static let screenNames = ["first", "second", "third"]

  /// Builds a container with three children, or one where it selects none or is a stack, and one more for each
  /// side; none where the subject is no container.
  ///
  /// - Parameter needs: what the scenario needs of the container.
  init?(_ stage: Stage, _ needs: [ContainerFamily.Need]) {
    guard let plan = stage.subject.containerPlan(sides: needs.sides) else { return nil }
    self.stage = stage
    let hasOne = plan.select == nil || needs.contains(.stack)
    let names = Array(Self.screenNames.prefix(hasOne ? 1 : 3))
    stacked = Array(names.prefix(1))
    sideNames = plan.sides.indices.map(Self.sideName)
    stage.entrusted = Set(names + sideNames)
    func makeChild(_ name: String) -> UIViewController {
      let child = StageController(name == "second" ? .lightContent : .darkContent)
      stage.cast(child, as: name)
      return child
    }
    let screens = names.map(makeChild)
    let sides = sideNames.map(makeChild)
    children = screens + sides
    staged = StagedContainer(plan, of: screens, beside: sides, on: stage.installer)
    stage.cast(container, as: "container")
  }

  /// What the cast calls what lies at a side.
  private static func sideName(_ place: Int) -> String {
    switch place {
    case 0: "side"
    case 1: "other-side"
    default: "side-\(place + 1)"
    }
  }

  /// The container itself.
  var container: UIViewController { staged.controller }

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
      let child = makeOther(insteadOf: Self.screenNames[index])
      staged.replace(index, by: child, animated: animated)
    }
  }

  /// Lets the container put a fresh child beside its main one, at the first of its sides.
  func replaceSide(animated: Bool = true) {
    stage.act {
      guard let name = sideNames.first else { return }
      staged.replaceSide(by: makeOther(insteadOf: name), animated: animated)
    }
  }

  private func makeOther(insteadOf name: String) -> UIViewController {
    let child = StageController(.lightContent)
    stage.entrusted.remove(name)
    stage.entrusted.insert(stage.cast(child, as: "other"))
    return child
  }

  /// Lets the container show what lies beside its main child, or hide it.
  ///
  /// - Parameter place: at which of its sides.
  func setOpen(_ isOpen: Bool, at place: Int = 0, animated: Bool = true) {
    stage.act { staged.setOpen(isOpen, at: place, animated: animated) }
  }

  /// Lets the container show what lies beside its main child, and hide it when it has come to rest.
  func openAndClose() {
    for isOpen in [true, false] {
      setOpen(isOpen)
      stage.rest()
    }
  }

  /// Pulls in what lies at the first side, as the container's own gesture asks.
  func pullSide(_ swipe: Stage.Swipe) {
    stage.swipe(swipe, stage.subject.requiredOpeningGesture) { container }
  }

  /// Gives up pulling in what lies at the first side, and takes it again on its way back.
  func pullSideAgain() {
    stage.swipeAgain(stage.subject.requiredOpeningGesture) { container }
  }

  /// Pushes away what lies at the first side, the other way.
  ///
  /// - Parameters:
  ///   - leaving: is done before the finger goes, when it has moved.
  ///   - settling: is done when the finger is gone, before the scene comes to rest.
  func pushSide(
    _ swipe: Stage.Swipe, leaving: () -> Void = {}, settling: () -> Void = {}
  ) {
    stage.swipe(
      swipe, stage.subject.requiredOpeningGesture.opposite, over: { container },
      leaving: leaving, settling: settling)
  }

  /// Covers the container with a sheet of the system's, and uncovers it.
  ///
  /// - Parameter covered: is done while it is covered.
  func coverAndUncover(covered: () -> Void = {}) {
    stage.coverAndUncover(container, covered: covered)
  }
}
