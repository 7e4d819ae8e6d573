import UIKit

extension Stage {
  /// How long the script's driver takes from one movement to the next, in seconds.
  private static let beat = 0.1

  /// Has a driver ready that holds the transitions that are asked for from now on.
  private func takeHold() {
    installer.driver = StageDriver()
  }

  /// Has a driver ready that lets the transitions that are asked for from now on run by themselves.
  package func offerIdleDriver() {
    let driver = StageDriver()
    driver.wantsInteractiveStart = false
    installer.driver = driver
  }

  /// Asks for a transition, pulls it along with a driver, and lets the scene come to rest.
  ///
  /// - Parameters:
  ///   - end: how it is let go.
  ///   - leaving: is done before the driver lets go, when it has pulled.
  ///   - settling: is done when the driver has let go, before the scene comes to rest.
  ///   - request: asks for the transition.
  package func pull(
    to end: PullEnd, leaving: () -> Void = {}, settling: () -> Void = {},
    _ request: () -> Void
  ) {
    let isAnswered = installer.answersNextPull()
    if isAnswered {
      takeHold()
      request()
    }
    advance(by: Self.beat)
    if isAnswered { act { installer.driver?.update(end.reach) } }
    advance(by: Self.beat)
    leaving()
    guard isAnswered else {
      settling()
      return rest()
    }
    act {
      switch end {
      case .finished: installer.driver?.finish()
      case .cancelled: installer.driver?.cancel()
      }
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

extension PullEnd {
  /// How far the driver pulls, as a fraction of the way.
  fileprivate var reach: CGFloat {
    switch self {
    case .finished: 0.6
    case .cancelled: 0.3
    }
  }
}
