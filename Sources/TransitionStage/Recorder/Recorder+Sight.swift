import UIKit

/// A presented screen, and how much of it eyes have seen of late.
@MainActor struct ScreenInSight {
  @Unkept var controller: UIViewController?
  /// How much was seen when time moved on last; none before it did.
  private(set) var latest: CGFloat?
  /// How much was seen before that, when it was last another amount.
  private var earlier: CGFloat?

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// Takes in how much is seen now.
  mutating func look(at amount: CGFloat) {
    guard amount != latest else { return }
    (earlier, latest) = (latest, amount)
  }

  /// Whether nothing of it is seen, or no more than what its last step leaves for the present one.
  ///
  /// What moves a screen by itself, step by step, makes the last step and dismisses it in one instant. A
  /// step may be twice as long as the one before, for motions begin and end slowly.
  ///
  /// - Parameter present: How much would be seen now.
  func isOut(leaving present: @autoclosure () -> CGFloat) -> Bool {
    guard let latest else { return false }
    if latest == 0 { return true }
    guard let earlier, latest <= 2 * (earlier - latest) else { return false }
    return present() == 0
  }
}

extension Recorder {
  /// Takes in what eyes see of the screens that are presented.
  func stageWasDrawn() {
    // A closure would be asked who runs it for each screen, at each instant.
    for index in screensInSight.indices.reversed() {
      let screen = screensInSight[index].controller
      if screen?.presentingViewController == nil {
        screensInSight.remove(at: index)
      } else if let view = screen?.viewIfLoaded {
        screensInSight[index].look(at: view.amountInSight)
      }
    }
  }

  /// Looks from now on at what is presented.
  func watchSight(of transition: StageEvent.Transition) {
    guard transition.kind == .present, let screen = transition.to,
      !screensInSight.contains(where: { $0.controller === screen })
    else { return }
    screensInSight.append(ScreenInSight(screen))
  }

  /// Whether a screen is dismissed at once of which nothing was seen any more.
  func leavesOutOfSight(_ transition: StageEvent.Transition) -> Bool {
    guard transition.kind == .dismiss, !transition.isAnimated, let screen = transition.from,
      let view = screen.viewIfLoaded,
      let sight = screensInSight.first(where: { $0.controller === screen })
    else { return false }
    return sight.isOut(leaving: view.amountInSight)
  }
}
