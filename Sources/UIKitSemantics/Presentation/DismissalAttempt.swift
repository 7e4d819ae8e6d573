/// An attempt of the user's to send a presented controller away, and what its delegate hears of it.
///
/// Facts SH-08 to SH-10. A dismissal from code is no attempt: the delegate hears nothing of it.
public struct DismissalAttempt: Sendable, Equatable {
  /// How far the attempt is.
  public enum Phase: Sendable, Equatable, CaseIterable {
    case idle, asking, refused, underWay, ending
  }

  /// What happens.
  public enum Event: Sendable, Equatable {
    /// The user begins; the controller may be modal to him.
    case began(isModal: Bool)
    /// The delegate said whether it may be.
    case answered(Bool)
    /// The user lets go, far enough or not.
    case letGo(isFarEnough: Bool)
    /// The dismissal that began is over.
    case ended(finished: Bool)
  }

  /// What is to be done, in order.
  public enum Action: Sendable, Equatable {
    case askWhetherItMay
    /// Make the dismissal ready, so that who is told finds its coordinator (SS-04).
    case prepareDismissal
    case tellWillDismiss
    case beginDismissal
    case finishDismissal
    case cancelDismissal
    case tellDidDismiss
    /// Tell that the user tried in vain.
    case tellAttempt
  }

  /// How far the attempt is.
  public private(set) var phase = Phase.idle

  public init() {}

  /// Takes an event and says what is to be done; what does not fit is passed over.
  public mutating func handle(_ event: Event) -> [Action] {
    switch (phase, event) {
    case (.idle, .began(isModal: true)): move(to: .refused)
    case (.idle, .began(isModal: false)): move(to: .asking, .askWhetherItMay)
    case (.asking, .answered(true)):
      move(to: .underWay, .prepareDismissal, .tellWillDismiss, .beginDismissal)
    case (.asking, .answered(false)): move(to: .refused)
    case (.refused, .letGo(isFarEnough: true)): move(to: .idle, .tellAttempt)
    case (.refused, .letGo(isFarEnough: false)): move(to: .idle)
    case (.underWay, .letGo(isFarEnough: true)): move(to: .ending, .finishDismissal)
    case (.underWay, .letGo(isFarEnough: false)): move(to: .ending, .cancelDismissal)
    case (.underWay, .ended(finished: true)), (.ending, .ended(finished: true)):
      move(to: .idle, .tellDidDismiss)
    case (.underWay, .ended(finished: false)), (.ending, .ended(finished: false)):
      move(to: .idle)
    case (.idle, .answered), (.idle, .letGo), (.idle, .ended), (.asking, .began),
      (.asking, .letGo), (.asking, .ended), (.refused, .began), (.refused, .answered),
      (.refused, .ended), (.underWay, .began), (.underWay, .answered), (.ending, .began),
      (.ending, .answered), (.ending, .letGo):
      []
    }
  }

  private mutating func move(to next: Phase, _ actions: Action...) -> [Action] {
    phase = next
    return actions
  }
}
