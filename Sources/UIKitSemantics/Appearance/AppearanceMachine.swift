/// How far a controller is on its way in or out, and which callbacks each event earns it.
///
/// One end closes a change however many begins of one direction were made; a begin of the other
/// direction reverses it without an end in between (facts BE-01 to BE-14). While somebody's begin is
/// open the window keeps silent (CC-03); a begin by hand that comes when the window has opened its own
/// change does not merge with it, so that both are told in full (BE-15). An end that finds nothing open is
/// complaint D1.
public struct AppearanceMachine: Sendable, Equatable {
  /// How far the controller is.
  public enum Phase: Sendable, Equatable, CaseIterable {
    case gone, appearing, shown, leaving
  }

  /// Who opened the change that is under way.
  public enum Opener: Sendable, Equatable {
    /// A container, UIKit's own or not, or whoever called begin by hand.
    case owner
    /// The view moved into or out of a window.
    case window
  }

  /// What happened to the controller or its view.
  public enum Event: Sendable, Equatable {
    case beganAppearing(animated: Bool)
    case beganDisappearing(animated: Bool)
    /// The same, by hand; containers may have handed on what the window opened for them.
    case beganByHand(isAppearing: Bool, animated: Bool, isWindowsHandedOn: Bool)
    /// The open change was declared over, by its owner.
    case ended
    /// The view came into a window and nobody had announced it.
    case enteredWindow
    /// The view left its window and nobody had announced it.
    case leftWindow
    /// The commit after a move into or out of a window is through, or the container that handed such a
    /// move on tells of its end.
    case committed
    /// The view's window went without a word, and somebody else takes the controller in.
    case forgotten
    /// The layout pass reached the view, inside a window.
    case reachedByLayout
  }

  /// What is to be done, in order.
  public enum Action: Sendable, Equatable {
    case willAppear(animated: Bool)
    case isAppearing(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
    /// Come back with `committed` after the next commit.
    case awaitCommit
    /// Complain: the calls are unbalanced.
    case unbalanced
  }

  /// How far the controller is on its way in or out.
  public private(set) var phase = Phase.gone
  /// Who opened the change under way; none where nothing is open.
  public private(set) var opener: Opener?
  /// Whether the window's change goes on beneath one of the same direction that was begun by hand.
  private var windowWaits = false
  private var isAnimated = false
  private var awaitsIsAppearing = false

  public init() {}

  /// Whether the next layout pass over the view has a callback to deliver.
  public var awaitsLayout: Bool { awaitsIsAppearing }

  /// Whether the next commit ends a change that the window has open.
  public var endsWithCommit: Bool { opener == .window || windowWaits }

  /// Takes an event and says what it earns.
  public mutating func handle(_ event: Event) -> Actions {
    switch event {
    case .beganAppearing(let animated): began(.appearing, animated: animated, by: .owner)
    case .beganDisappearing(let animated): began(.leaving, animated: animated, by: .owner)
    case .beganByHand(let isAppearing, let animated, let isWindowsHandedOn):
      beganByHand(isAppearing ? .appearing : .leaving, animated, isWindowsHandedOn)
    case .ended: ended()
    case .enteredWindow: enteredWindow()
    case .leftWindow: leftWindow()
    case .committed: committed()
    case .forgotten: forgotten()
    case .reachedByLayout: reachedByLayout()
    }
  }

  // MARK: - Announced changes

  private mutating func began(_ next: Phase, animated: Bool, by opener: Opener) -> Actions {
    // An owner that begins what the window had begun takes it over: no commit ends it then.
    let isRepeated = self.opener != nil && phase == next
    self.opener = opener
    if isTurned(by: next) { windowWaits = false }
    guard !isRepeated else { return Actions() }
    phase = next
    isAnimated = animated
    awaitsIsAppearing = next == .appearing
    return Actions(
      next == .appearing ? .willAppear(animated: animated) : .willDisappear(animated: animated))
  }

  /// Whether a change of a direction leads away from where the controller is, or is going.
  private func isTurned(by next: Phase) -> Bool {
    switch phase {
    case .appearing, .shown: next == .leaving
    case .leaving, .gone: next == .appearing
    }
  }

  private mutating func beganByHand(
    _ next: Phase, _ animated: Bool, _ isWindowsHandedOn: Bool
  ) -> Actions {
    let isWindows = opener == .window || opener == .owner && isWindowsHandedOn
    if isWindows, phase == next, !windowWaits {
      windowWaits = true
      opener = nil
    }
    return began(next, animated: animated, by: .owner)
  }

  private mutating func ended() -> Actions {
    switch phase {
    case .gone, .shown: Actions(.unbalanced)
    case .appearing: close(as: .shown, .didAppear(animated: isAnimated))
    case .leaving: close(as: .gone, .didDisappear(animated: isAnimated))
    }
  }

  private mutating func close(as next: Phase, _ action: Action) -> Actions {
    phase = next
    opener = nil
    awaitsIsAppearing = false
    return Actions(action)
  }

  // MARK: - Changes that only the window saw

  private mutating func enteredWindow() -> Actions {
    switch opener {
    case .owner: Actions()
    case .window, nil:
      began(.appearing, animated: false, by: .window).then(.awaitCommit)
    }
  }

  private mutating func leftWindow() -> Actions {
    switch (opener, phase) {
    case (.owner, .appearing):
      // Should the view come back within the change, layout reaches it a second time. (Inferred.)
      awaitsIsAppearing = true
      return Actions()
    case (.owner, .gone), (.owner, .shown), (.owner, .leaving), (nil, .gone), (nil, .leaving),
      (nil, .appearing), (.window, .gone),
      (.window, .shown):
      return Actions()
    case (nil, .shown), (.window, .appearing), (.window, .leaving):
      return began(.leaving, animated: false, by: .window).then(.awaitCommit)
    }
  }

  private mutating func committed() -> Actions {
    switch opener {
    case .owner, nil: windowWaits ? endWaiting() : Actions()
    case .window: ended()
    }
  }

  /// Only who rests can be forgotten.
  private mutating func forgotten() -> Actions {
    if opener == nil { phase = .gone }
    return Actions()
  }

  /// Ends the window's change alone; one by hand may go on.
  private mutating func endWaiting() -> Actions {
    windowWaits = false
    switch phase {
    case .appearing, .shown: return Actions(.didAppear(animated: false))
    case .leaving, .gone: return Actions(.didDisappear(animated: false))
    }
  }

  // MARK: - Layout

  private mutating func reachedByLayout() -> Actions {
    guard awaitsIsAppearing else { return Actions() }
    awaitsIsAppearing = false
    return Actions(.isAppearing(animated: isAnimated))
  }
}
