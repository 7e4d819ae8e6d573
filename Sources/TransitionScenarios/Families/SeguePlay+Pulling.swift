import TransitionStage

/// What a finger or a driver does to a segue.
extension SeguePlay {
  /// Begins to lead on by the subject's gesture, or else under a driver, and cancels it.
  func pullOnAndCancel() {
    cancelling { pullOn(to: .cancelled) }
  }

  /// Leads on by the subject's gesture, or else under a driver.
  func pullOn(to end: PullEnd) {
    if stage.subject.entrance == nil { return stage.pull(to: end) { perform() } }
    swipeOn(Stage.Swipe(to: end))
  }

  /// Leads on by the subject's gesture.
  func swipeOn(_ swipe: Stage.Swipe) {
    guard let entrance = stage.subject.entrance,
      stage.installer.installEntrance(on: first, leadOn: { [weak self] in self?.perform() })
    else { return }
    stage.swipe(swipe, entrance.gesture) { first }
  }

  /// Begins to lead back by the subject's gesture, or else under a driver, and does so in vain.
  func pullBack(_ vain: VainPull) {
    cancelling {
      if let gesture = stage.subject.gesture { return stage.swipe(vain.swipe, gesture) { top } }
      if let top { prepareForDriver(top) }
      stage.pull(to: .cancelled) { unwind() }
    }
  }

  /// Leads back by the subject's gesture.
  func pullOut() {
    stage.swipe(.through, stage.subject.requiredGesture) { top }
  }

  /// Makes what a segue leads to, or its navigation, ready for a driver.
  func prepareForDriver(_ screen: UIViewController) {
    if let presentation = style.presentation {
      stage.installer.prepareForDriver(screen, as: presentation)
    } else if let navigation = first.navigationController {
      stage.installer.prepareForDriver(navigation)
    }
  }
}
