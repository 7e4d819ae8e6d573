import CoreGraphics
import Foundation

extension Stage {
  /// How a finger's gesture goes.
  ///
  /// The screen tells of a finger sixty times a second. Recognizers make its speed of that: one that moves
  /// until it lifts has speed, and one that rests before has none.
  package enum Swipe: Sendable, Equatable {
    /// A fifth of the way, or less where that decides for a change with the subject, a pause, and off.
    case halfHearted
    /// Most of the way, and off while it moves: place and speed decide for a change.
    case through
    /// Most of the way, a pause, and off: its place decides for a change, and its speed does not.
    case resting
    /// A quarter of the way, quickly, and off while it moves: its speed decides for a change, and its place
    /// does not.
    case flung
    /// Most of the way, and by the same finger back to where it began, a pause, and off.
    case thereAndBack
    /// A fifth of the way, a pause, and back past where it began, more than half the way in the other direction,
    /// off while it moves. Where it began at an edge of the screen, it goes back as far as that.
    case turnedRound
    /// Half as far by one finger, on by both of two, and further by the second one alone, off while it moves.
    /// Whoever takes both has one gesture, which ends with the second.
    case relieved
    /// Half as far by two fingers that came down together, and further by the first one alone, off while it moves.
    case joined
    /// As far as a half-hearted one, and then the system takes the touch away.
    case takenAway
    /// Most of the way, and then the system takes the touch away: however far it went, nothing is decided.
    case takenAwayLate
    /// Down, off and over before anything has begun, with speed.
    case flick
  }
}

extension Stage.Swipe {
  /// The plain swipe by which a finger pulls a change to an end.
  package init(to end: PullEnd) {
    switch end {
    case .finished: self = .through
    case .cancelled: self = .halfHearted
    }
  }

  /// How long it is from one place that the screen tells of to the next, in seconds.
  static let sample = 1.0 / 60
  /// How far a finger moves before that which it pulls is asked for, as a fraction of the way.
  static let onset = CGFloat(Gesture.onset)
  private static let pause = 0.2
  /// Where a second finger takes over, as a fraction of the way.
  private static let relief: CGFloat = 0.35
  /// How far a finger goes out that turns round, and past where it began, as fractions of the way.
  private static let (turn, past): (CGFloat, CGFloat) = (0.2, -0.55)
  /// How near a finger comes to an edge of the screen, as a fraction of the way.
  private static let brink: CGFloat = 0.01
  /// How many places the screen tells of on a stretch, and on a short one.
  private static let (count, shortCount) = (9, 4)

  /// The finger moves to a place at an even pace, and rests there.
  struct Stretch {
    /// Where it begins, as a fraction of the way.
    let start: CGFloat
    /// The places that the screen tells of, as fractions of the way.
    let samples: [CGFloat]
    /// How long the finger rests at the last one, in seconds.
    let pause: TimeInterval

    init(from start: CGFloat, to end: CGFloat, in count: Int, thenResting pause: TimeInterval) {
      self.start = start
      samples = (1...count).map { start + (end - start) * CGFloat($0) / CGFloat(count) }
      self.pause = pause
    }
  }

  /// How much further along its way than usual the finger begins, so that there is room behind it.
  var lead: CGFloat { self == .turnedRound ? 0.6 : 0 }

  /// What the finger does after its first move.
  ///
  /// - Parameters:
  ///   - hasRoom: whether it can go behind where it began.
  ///   - vainReach: how far it goes where that is to be in vain, as a fraction of the way.
  func stretches(hasRoom: Bool, vainReach: CGFloat) -> [Stretch] {
    func stretch(
      from start: CGFloat = Self.onset, to end: CGFloat, in count: Int = Self.count,
      thenResting pause: TimeInterval = Self.pause
    ) -> Stretch {
      Stretch(from: start, to: end, in: count, thenResting: pause)
    }
    return switch self {
    case .halfHearted, .takenAway: [stretch(to: vainReach)]
    case .through, .takenAwayLate: [stretch(to: 0.7, thenResting: 0)]
    case .resting: [stretch(to: 0.7)]
    case .flung: [stretch(to: 0.25, in: Self.shortCount, thenResting: 0)]
    case .thereAndBack: [stretch(to: 0.7), stretch(from: 0.7, to: Self.onset)]
    case .turnedRound:
      [
        stretch(to: Self.turn),
        stretch(from: Self.turn, to: hasRoom ? Self.past : Self.brink, thenResting: 0),
      ]
    case .relieved: [stretch(to: Self.relief, in: Self.shortCount, thenResting: 0)]
    case .joined:
      [
        stretch(to: Self.relief, in: Self.shortCount, thenResting: 0),
        stretch(from: Self.relief, to: 0.7, thenResting: 0),
      ]
    case .flick: []
    }
  }

  /// What a second finger does that takes over; none where there is no such finger.
  var takenOver: Stretch? {
    switch self {
    case .relieved: Stretch(from: Self.relief, to: 0.7, in: Self.count, thenResting: 0)
    case .halfHearted, .through, .resting, .flung, .thereAndBack, .turnedRound, .joined,
      .takenAway, .takenAwayLate, .flick:
      nil
    }
  }

  /// Whether the system takes the touch away.
  var isTakenAway: Bool { self == .takenAway || self == .takenAwayLate }

  /// Whether the finger moves as soon as it is down.
  var isQuick: Bool { self == .flick || self == .flung }

  /// The swipe that leaves no doubt how it ends, in the place of one that does.
  ///
  /// - Parameter end: how it is to end; none where that is left open.
  func decided(as end: PullEnd?) -> Stage.Swipe {
    switch self {
    case .resting, .flung, .flick: end.map { Stage.Swipe(to: $0) } ?? self
    case .halfHearted, .through, .thereAndBack, .turnedRound, .relieved, .joined,
      .takenAway, .takenAwayLate:
      self
    }
  }
}
