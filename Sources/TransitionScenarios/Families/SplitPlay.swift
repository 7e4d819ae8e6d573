import TransitionStage

/// The cast of a split view, and what the script does with it.
@MainActor final class SplitPlay {
  let stage: Stage
  private let split: StageSplitController
  private let stack: UINavigationController
  private let setting: SplitSetting
  private var count = 0

  /// Builds a list in a navigation, with a detail beside it where there is room.
  init(_ stage: Stage, _ setting: SplitSetting) {
    self.stage = stage
    self.setting = setting
    split = StageSplitController(nibName: nil, bundle: nil)
    stage.cast(split, as: "split")
    stack = stage.navigation("nav", [(StageController(.darkContent), "list")], hidesBar: false)
    switch setting {
    case .columns: split.viewControllers = [stack, makeDetail()]
    case .oneColumn: split.viewControllers = [stack]
    }
  }

  private func makeDetail() -> StageController {
    let names = ["detail", "second", "third"]
    let detail = StageController(count.isMultiple(of: 2) ? .lightContent : .darkContent)
    stage.cast(detail, as: names[min(count, names.count - 1)])
    count += 1
    return detail
  }

  /// Shows the split view, and from here on all is written down.
  func open() {
    stage.show(split)
    stage.begin()
  }

  /// Shows a fresh detail: in its column, or above the list.
  func showDetail(animated: Bool = true) {
    show(makeDetail(), animated: animated)
  }

  /// Shows a detail that has another one shown on its arrival.
  func showTwoDetails() {
    let detail = makeDetail()
    stage.onArrival(of: detail) { [self] in showDetail() }
    show(detail, animated: true)
  }

  private func show(_ detail: UIViewController, animated: Bool) {
    stage.replace("secondary", by: detail, in: split) {
      guard !animated else { return split.showDetailViewController(detail, sender: nil) }
      UIView.performWithoutAnimation { split.showDetailViewController(detail, sender: nil) }
    }
  }

  /// Lets the first column come or go.
  func setOpen(_ isOpen: Bool) {
    stage.setOpen(isOpen, split) {
      split.preferredDisplayMode = isOpen ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Goes back to the list by code.
  func goBack() {
    stage.act { stack.popViewController(animated: true) }
  }

  /// Goes back to the list by the system's own gesture.
  func swipeBack(_ swipe: Stage.Swipe) {
    stage.swipe(swipe, .edgeSwipe) { stack.topViewController }
  }
}
