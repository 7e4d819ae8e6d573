import TransitionStage

/// What a hand does to a presentation.
extension ModalPlay {
  /// Presents by the subject's gesture, or else under a driver.
  func pullIn(through isThrough: Bool) {
    if let entrance = stage.subject.entrance,
      stage.installer.installEntrance(on: host, leadOn: { [self] in present(then: nil) })
    {
      return stage.swipe(isThrough ? .through : .halfHearted, entrance.gesture) { host }
    }
    stage.pull(through: isThrough) { present(then: nil) }
  }

  /// Dismisses by the subject's gesture, or else under a driver.
  func pullAway(through isThrough: Bool) {
    if stage.subject.gesture != nil { return swipe(isThrough ? .through : .halfHearted) }
    prepareForDriver()
    stage.pull(through: isThrough) { dismiss(then: nil) }
  }

  /// Dismisses like `pullAway`, while a second finger on what is uncovered outlasts the first one.
  func pullAwayOutlasted(through isThrough: Bool) {
    let gesture = stage.subject.gesture ?? .drag(.down)
    let leaving = { [stage] in stage.touchBeside(gesture) }
    let settling = { [stage] in stage.moveBeside(gesture) }
    if stage.subject.gesture != nil {
      return stage.swipe(
        isThrough ? .through : .halfHearted, gesture, over: { sheet }, leaving: leaving,
        settling: settling)
    }
    prepareForDriver()
    stage.pull(through: isThrough, leaving: leaving, settling: settling) { dismiss(then: nil) }
  }

  /// Swipes as the subject's gesture asks.
  func swipe(_ swipe: Stage.Swipe) {
    guard let gesture = stage.subject.gesture else { return }
    stage.swipe(swipe, gesture) { sheet }
  }

  /// Pulls away half-heartedly, and takes hold again before the sheet is back.
  func pullAwayTwice(through isThrough: Bool) {
    guard let gesture = stage.subject.gesture else { return }
    stage.move(.halfHearted, gesture) { sheet }
    stage.advance(by: 0.01)
    stop(isThrough ? .through : .halfHearted, gesture)
  }

  /// Stops what is on its way by the subject's gesture, and pulls it away.
  func stopAndPullAway() {
    if let gesture = stage.subject.gesture { stop(.through, gesture) }
  }

  /// Stops what is on its way by the subject's gesture, and pushes it back.
  func stopAndPushBack() {
    if let gesture = stage.subject.gesture { stop(.through, gesture.opposite) }
  }

  private func stop(_ swipe: Stage.Swipe, _ gesture: Gesture) {
    stage.move(swipe, gesture, isQuick: true) { sheet }
    stage.rest()
  }

  private func prepareForDriver() {
    if let sheet { stage.installer.prepareForDriver(sheet, as: style) }
  }

  /// Dismisses by a button, while a driver is at hand that does not hold.
  func dismissBesideDriver() {
    stage.takeHold(isHeld: false)
    prepareForDriver()
    dismiss()
    stage.leave()
  }
}
