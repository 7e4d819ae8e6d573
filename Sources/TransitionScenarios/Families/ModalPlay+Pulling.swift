import TransitionStage

/// What a finger or a driver does to a presentation.
extension ModalPlay {
  /// Presents by the subject's gesture, or else under a driver.
  func pullIn(to end: PullEnd) {
    if !swipeIn(Stage.Swipe(to: end)) { stage.pull(to: end) { present(then: nil) } }
  }

  /// Presents by the subject's gesture.
  ///
  /// - Returns: Whether it has one.
  @discardableResult func swipeIn(_ swipe: Stage.Swipe) -> Bool {
    guard let entrance = stage.subject.entrance,
      stage.installer.installEntrance(on: host, leadOn: { [self] in present(then: nil) })
    else { return false }
    stage.swipe(swipe, entrance.gesture) { host }
    return true
  }

  /// Dismisses by the subject's gesture, or else under a driver.
  ///
  /// - Parameter leaving: is done before the finger or the driver lets go, when it has pulled.
  func pullAway(to end: PullEnd, leaving: () -> Void = {}) {
    if stage.subject.gesture != nil { return swipe(Stage.Swipe(to: end), leaving: leaving) }
    prepareForDriver()
    stage.pull(to: end, leaving: leaving) { dismiss(then: nil) }
  }

  /// Pulls away in vain.
  func pullAway(_ vain: VainPull) {
    vain.perform(on: stage, pulling: { pullAway(to: $0) }, swiping: { swipe($0) })
  }

  /// Dismisses like `pullAway`, while a second finger on what is uncovered outlasts the first one.
  func pullAwayOutlasted(to end: PullEnd) {
    let gesture = stage.subject.gesture ?? .drag(.down)
    var isThere = false
    let leaving = { [stage] in isThere = stage.touchBeside(gesture, to: end) }
    let settling = { [stage] in if isThere { stage.moveBeside(gesture, to: end) } }
    if stage.subject.gesture != nil {
      return stage.swipe(
        Stage.Swipe(to: end), gesture, over: { sheet }, leaving: leaving,
        settling: settling)
    }
    prepareForDriver()
    stage.pull(to: end, leaving: leaving, settling: settling) { dismiss(then: nil) }
  }

  /// Swipes as the subject's gesture asks.
  ///
  /// - Parameter leaving: is done before the finger goes, when it has moved.
  func swipe(_ swipe: Stage.Swipe, leaving: () -> Void = {}) {
    stage.swipe(swipe, stage.subject.requiredGesture, over: { sheet }, leaving: leaving)
  }

  /// Turns the device while a finger is on the sheet, which the system takes away then; where the finger drives a
  /// transition, when that is over.
  ///
  /// (That a turn waits for a transition that a finger holds is inferred.)
  func turnWhilePulled() {
    var isTurned = false
    swipe(.takenAway) { [self] in
      guard sheet?.transitionCoordinator == nil else { return }
      stage.resize(to: .onItsSide)
      stage.advance(by: 0.1)
      isTurned = true
    }
    if !isTurned { stage.resize(to: .onItsSide) }
  }

  /// Pulls away half-heartedly, and takes hold again before the sheet is back.
  func pullAwayTwice(to end: PullEnd) {
    let gesture = stage.subject.requiredGesture
    stage.move(.halfHearted, gesture) { sheet }
    stage.advance(by: 0.01)
    stop(Stage.Swipe(to: end), gesture)
  }

  /// Stops what is on its way by the subject's gesture, and pulls it away.
  func stopAndPullAway() {
    stop(.through, stage.subject.requiredGesture)
  }

  /// Stops what is on its way by the subject's gesture, and pushes it back.
  func stopAndPushBack() {
    stop(.through, stage.subject.requiredGesture.opposite)
  }

  private func stop(_ swipe: Stage.Swipe, _ gesture: Gesture) {
    stage.move(swipe, gesture, isQuick: true) { sheet }
    stage.rest()
  }

  private func prepareForDriver() {
    if let sheet { stage.installer.prepareForDriver(sheet, as: style) }
  }

  /// Dismisses by a button, while a driver is offered that does not hold the change.
  func dismissBesideDriver() {
    stage.offerIdleDriver()
    prepareForDriver()
    dismiss()
    stage.leave()
  }
}
