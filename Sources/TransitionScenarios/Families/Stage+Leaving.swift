import TransitionStage

extension Stage {
  /// Sends the application into the background when a change is on its way, and fetches it out again.
  func leaveMidway() {
    advance(by: 0.1)
    background()
    foreground()
  }

  /// Puts something of the system's in front of the application when a change is on its way, and takes it away
  /// again a little later.
  ///
  /// The application is seen all the time, and never in the background. Animations go on.
  func lookAwayMidway() {
    advance(by: 0.1)
    resignActive()
    advance(by: 0.05)
    becomeActive()
  }

  /// Sends the application into the background when all is at rest, and fetches it out again.
  func leaveAtRest() {
    background()
    rest()
    foreground()
  }
}
