import TransitionStage

extension Stage {
  /// Sends the application into the background when a change is on its way, and fetches it out again.
  func leaveMidway() {
    advance(by: 0.1)
    background()
    foreground()
  }

  /// Sends the application into the background when all is at rest, and fetches it out again.
  func leaveAtRest() {
    background()
    rest()
    foreground()
  }
}
