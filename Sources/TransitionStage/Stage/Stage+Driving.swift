extension Stage {
  /// How long the script's hand takes from one movement to the next, in seconds.
  private static let beat = 0.1

  /// Has a driver ready for the transitions that are asked for from now on.
  ///
  /// - Parameter isHeld: whether they begin in the script's hand.
  package func takeHold(isHeld: Bool = true) {
    let driver = StageDriver()
    driver.wantsInteractiveStart = isHeld
    installer.driver = driver
  }

  /// Asks for a transition, pulls it along with a driver, and lets the scene come to rest.
  ///
  /// - Parameters:
  ///   - isThrough: whether it is let go forward; otherwise it is given up.
  ///   - leaving: is done before the driver lets go, when it has pulled.
  ///   - settling: is done when the driver has let go, before the scene comes to rest.
  ///   - request: asks for the transition.
  package func pull(
    through isThrough: Bool, leaving: () -> Void = {}, settling: () -> Void = {},
    _ request: () -> Void
  ) {
    takeHold()
    request()
    advance(by: Self.beat)
    act { installer.driver?.update(isThrough ? 0.6 : 0.3) }
    advance(by: Self.beat)
    leaving()
    act {
      if isThrough { installer.driver?.finish() } else { installer.driver?.cancel() }
    }
    installer.driver = nil
    settling()
    rest()
  }

  /// Lets the scene come to rest; what is asked for from now on gets no driver.
  package func leave() {
    rest()
    installer.driver = nil
  }
}
