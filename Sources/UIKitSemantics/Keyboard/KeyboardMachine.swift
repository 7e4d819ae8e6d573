/// The keyboard: how high it stands, when it moves, and what is told of that.
///
/// Each move is told before it begins and after it ends, the change of the frame before showing and hiding.
/// (General knowledge; no fact backs the order.) A move that another one takes over from has no end that is
/// told. (Inferred.)
public struct KeyboardMachine: Sendable, Equatable {
  /// What the keyboard does.
  public enum Phase: Sendable, Equatable, CaseIterable {
    case resting, moving
    /// A finger has it.
    case held
  }

  /// What is told of the keyboard.
  public enum Notice: Sendable, Equatable, CaseIterable {
    case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide
  }

  /// What happens.
  public enum Event: Sendable, Equatable {
    /// Who has the input wants it to be so high; zero for none.
    case wanted(Double)
    /// A move's time is over.
    case arrived(Int)
    /// What the keyboard lies on has another size.
    case groundChanged
    /// A finger wants its upper edge to be so high.
    case dragged(to: Double)
    /// The finger lets go, and wants it away or back.
    case released(hides: Bool)
  }

  /// What is to be done, in order.
  public enum Action: Sendable, Equatable {
    case tell(Notice, from: Double, to: Double)
    /// Move it, and say when it has arrived.
    case move(to: Double, number: Int)
    /// Put it where a finger wants it.
    case place(at: Double)
    /// Let who has the input give it up.
    case endInput
  }

  /// What the keyboard does.
  public private(set) var phase = Phase.resting
  /// How high it stands, or will when its move is over.
  public private(set) var height = 0.0
  /// How high who has the input wants it.
  public private(set) var wish = 0.0
  /// Where the last move began.
  private var origin = 0.0
  /// The number of the last move.
  private var number = 0

  public init() {}

  /// Takes an event and says what is to be done; what does not fit is passed over.
  public mutating func handle(_ event: Event) -> [Action] {
    switch (phase, event) {
    case (.resting, .wanted(let wish)), (.moving, .wanted(let wish)):
      self.wish = max(0, wish)
      return self.wish == height ? [] : move(to: self.wish)
    case (.held, .wanted(let wish)):
      self.wish = max(0, wish)
      return self.wish == 0 ? move(to: 0) : []
    case (.moving, .arrived(number)): return arrive()
    case (.resting, .groundChanged), (.moving, .groundChanged):
      return height > 0 ? move(to: height) : []
    case (.held, .groundChanged): return move(to: wish)
    case (.resting, .dragged(let place)): return drag(to: place, isHeld: false)
    case (.held, .dragged(let place)): return drag(to: place, isHeld: true)
    case (.held, .released(hides: true)):
      phase = .resting
      return [.endInput]
    case (.held, .released(hides: false)):
      phase = .resting
      return height == wish ? [] : move(to: wish)
    case (.resting, .arrived), (.moving, .arrived), (.held, .arrived), (.moving, .dragged),
      (.resting, .released), (.moving, .released):
      return []
    }
  }

  private mutating func move(to next: Double) -> [Action] {
    origin = height
    height = next
    phase = .moving
    number += 1
    return [
      .tell(.willChangeFrame, from: origin, to: next),
      .tell(next > 0 ? .willShow : .willHide, from: origin, to: next),
      .move(to: next, number: number),
    ]
  }

  private mutating func arrive() -> [Action] {
    phase = .resting
    return [
      .tell(.didChangeFrame, from: origin, to: height),
      .tell(height > 0 ? .didShow : .didHide, from: origin, to: height),
    ]
  }

  /// A finger pulls it down no further than it is high, and begins only where it reaches it.
  private mutating func drag(to place: Double, isHeld: Bool) -> [Action] {
    let next = min(max(place, 0), wish)
    guard isHeld || (wish > 0 && next < height) else { return [] }
    phase = .held
    height = next
    return [.place(at: next)]
  }
}
