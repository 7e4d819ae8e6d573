import TransitionStage

/// What a finger or a driver does to a segue, and cancels.
extension SeguePlay {
  /// Begins to lead on by the subject's gesture, or else under a driver, and cancels it.
  func pullOnAndCancel() {
    cancelling {
      if let entrance = stage.subject.entrance,
        stage.installer.installEntrance(on: first, leadOn: { [weak self] in self?.perform() })
      {
        return stage.swipe(.halfHearted, entrance.gesture) { first }
      }
      stage.pull(to: .cancelled) { perform() }
    }
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
