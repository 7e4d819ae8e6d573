/// A finger on a sheet: it moves the sheet between its heights, and below the lowest tries to send it away.
///
/// Each attempt asks anew (SS-01), but one finger makes no more than one attempt. (The latter, and that
/// only a finger below the lowest height makes one, is inferred.)
public struct SheetPull: Sendable, Equatable {
  /// What the finger does to the sheet.
  public enum Phase: Sendable, Equatable, CaseIterable {
    /// No finger holds it.
    case resting
    /// The sheet follows between its heights.
    case following
    /// Whether it may leave is being found out.
    case asking
    /// The finger drives a dismissal.
    case leaving
    /// The finger may not send it away, and pulls against a resistance.
    case resisted
    /// The finger is gone, and the dismissal that it drove goes on by itself.
    case parting
  }

  /// What happens.
  public enum Event: Sendable, Equatable {
    /// A finger takes hold of a sheet that rests at one of its heights.
    case grabbed(SheetStops, at: Int)
    /// The finger wants the sheet to be so high.
    case moved(to: Double)
    /// Whether the finger may send the sheet away.
    case answered(Bool)
    /// The finger lets go, and moved up at a speed in points a second, or down at one below zero.
    case released(speed: Double)
    /// The finger is taken away.
    case takenAway
    /// The dismissal that began is over.
    case ended(finished: Bool)
  }

  /// What is to be done, in order.
  public enum Action: Sendable, Equatable {
    /// Make the sheet so high, and put it so far below its place.
    case show(height: Double, drop: Double)
    /// Find out whether the sheet may leave, and begin to dismiss it if it may.
    case tryToLeave
    /// Move the dismissal to where the sheet is so far below its place.
    case moveDismissal(by: Double)
    /// End the finger's part in the attempt.
    case letGo(isFarEnough: Bool)
    /// Let the sheet come to rest at one of its heights, which is another one or the same as before.
    case rest(at: Int, isNew: Bool)
  }

  /// What the finger does to the sheet.
  public private(set) var phase = Phase.resting
  private var stops = SheetStops([0])
  /// The height at which the sheet rested.
  private var start = 0
  /// How high the finger wants the sheet to be.
  private var wish = 0.0

  public init() {}

  /// Whether a finger, or the dismissal that it began, has the sheet.
  public var isUnderWay: Bool { phase != .resting }

  /// Takes an event and says what is to be done; what does not fit is passed over.
  public mutating func handle(_ event: Event) -> [Action] {
    switch (phase, event) {
    case (.resting, .grabbed(let stops, let start)): return grab(stops, at: start)
    case (.following, .moved(let wish)): return follow(wish)
    case (.following, .released(let speed)): return settle(speed)
    case (.following, .takenAway), (.asking, .takenAway): return rest(at: start)
    case (.asking, .moved(let wish)):
      self.wish = wish
      return []
    case (.asking, .answered(true)):
      phase = .leaving
      return []
    case (.asking, .answered(false)):
      phase = .resisted
      return [resist()]
    case (.asking, .released): return rest(at: 0)
    case (.leaving, .moved(let wish)):
      self.wish = wish
      return [.moveDismissal(by: stops.depth(of: wish))]
    case (.leaving, .released(let speed)): return part(stops.isFarEnough(wish, speed))
    case (.leaving, .takenAway): return part(false)
    case (.resisted, .moved(let wish)):
      self.wish = wish
      return [resist()]
    case (.resisted, .released(let speed)):
      return [.letGo(isFarEnough: stops.isFarEnough(wish, speed))] + settle(speed)
    case (.resisted, .takenAway): return [.letGo(isFarEnough: false)] + rest(at: start)
    case (.leaving, .ended(finished: true)), (.parting, .ended(finished: true)):
      phase = .resting
      return []
    case (.leaving, .ended(finished: false)), (.parting, .ended(finished: false)):
      return rest(at: 0)
    case (.resting, .moved), (.resting, .answered), (.resting, .released), (.resting, .takenAway),
      (.resting, .ended), (.following, .grabbed), (.following, .answered), (.following, .ended),
      (.asking, .grabbed), (.asking, .ended), (.leaving, .grabbed), (.leaving, .answered),
      (.resisted, .grabbed), (.resisted, .answered), (.resisted, .ended), (.parting, .grabbed),
      (.parting, .moved), (.parting, .answered), (.parting, .released), (.parting, .takenAway):
      return []
    }
  }

  private mutating func grab(_ stops: SheetStops, at start: Int) -> [Action] {
    self.stops = stops
    self.start = stops.nearest(to: start)
    wish = stops.heights[self.start]
    phase = .following
    return []
  }

  private mutating func follow(_ wish: Double) -> [Action] {
    self.wish = wish
    guard stops.depth(of: wish) > 0 else { return [.show(height: stops.kept(wish), drop: 0)] }
    phase = .asking
    return [.show(height: stops.kept(wish), drop: 0), .tryToLeave]
  }

  private func resist() -> Action {
    .show(height: stops.kept(wish), drop: stops.resistedDepth(of: wish))
  }

  private mutating func settle(_ speed: Double) -> [Action] {
    rest(at: stops.stop(from: wish, speed: speed))
  }

  private mutating func part(_ isFarEnough: Bool) -> [Action] {
    phase = .parting
    return [.letGo(isFarEnough: isFarEnough)]
  }

  private mutating func rest(at stop: Int) -> [Action] {
    phase = .resting
    return [.rest(at: stop, isNew: stop != start)]
  }
}
