extension Stage {
  /// How long the script's hand takes from one movement to the next, in seconds.
  private static let beat = 0.1

  /// Has a driver ready for the transitions that are asked for from now on.
  ///
  /// - Parameter isHeld: whether they begin in the script's hand.
  package func takeHold(isHeld: Bool = true) {
    let driver = StageDriver()
    driver.wantsInteractiveStart = isHeld
    rig.driver = driver
  }

  /// Moves a transition to a fraction of its way.
  package func drag(to fraction: Double) {
    advance(by: Self.beat)
    act { rig.driver?.update(fraction) }
  }

  /// Gives the transition up, and lets the scene come to rest.
  package func giveUp() {
    advance(by: Self.beat)
    act { rig.driver?.cancel() }
    leave()
  }

  /// Lets the transition run to its end, and the scene come to rest.
  package func letGo() {
    advance(by: Self.beat)
    act { rig.driver?.finish() }
    leave()
  }

  /// Lets the scene come to rest; what is asked for from now on gets no driver.
  package func leave() {
    rest()
    rig.driver = nil
  }
}
