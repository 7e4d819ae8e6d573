/// Where a gesture recognizer stands, and when its targets are to be told.
public struct RecognitionMachine: Sendable, Equatable {
  /// Where a recognizer stands.
  public enum Phase: Sendable, Equatable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// What a recognizer makes of the touches.
  public enum Event: Sendable, Equatable, CaseIterable {
    /// The gesture begins; one without duration is recognized.
    case began
    case changed
    case ended
    case cancelled
    case failed
    /// The touches are gone; a new gesture is possible.
    case reset
  }

  /// Whether targets are told of an event.
  public enum Action: Sendable, Equatable {
    case tellTargets, nothing
  }

  /// How far the gesture is recognized.
  public private(set) var phase = Phase.possible

  public init() {}

  /// Whether the gesture is under way.
  public var isActive: Bool {
    switch phase {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Takes an event and says whether targets are told of it.
  public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .began: enter(.began, from: [.possible])
    case .changed: enter(.changed, from: [.began, .changed])
    case .ended: enter(.ended, from: [.possible, .began, .changed])
    case .cancelled: cancel()
    case .failed: fail()
    case .reset: reset()
    }
  }

  private mutating func enter(_ next: Phase, from allowed: Set<Phase>) -> Action {
    guard allowed.contains(phase) else { return .nothing }
    phase = next
    return .tellTargets
  }

  /// A gesture that was not under way when its touches were taken away fails without a word.
  private mutating func cancel() -> Action {
    switch phase {
    case .began, .changed: enter(.cancelled, from: [.began, .changed])
    case .possible: fail()
    case .ended, .cancelled, .failed: .nothing
    }
  }

  private mutating func fail() -> Action {
    guard phase == .possible else { return .nothing }
    phase = .failed
    return .nothing
  }

  private mutating func reset() -> Action {
    phase = .possible
    return .nothing
  }
}
