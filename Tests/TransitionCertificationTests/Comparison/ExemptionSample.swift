import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// What an exemption is for, and a fault that would hide behind it if it were any wider.
struct ExemptionSample: Sendable, CustomTestStringConvertible {
  /// The exemption's id.
  let id: Exemption.ID
  /// Makes a trace that takes the exemption.
  let honest: Making
  /// Makes a trace that shows a fault beside what is let off.
  let faulty: Making
  /// Who sees the fault.
  let observer: Observer
  /// What a wider exemption would do, behind which the fault hides.
  let wider: [Exemption.Effect]

  typealias Making = @MainActor @Sendable () throws -> Trace

  init(
    _ exemption: Exemption, wider: Exemption.Effect..., hiding observer: Observer,
    honest: @escaping Making, faulty: @escaping Making
  ) {
    id = exemption.id
    self.honest = honest
    self.faulty = faulty
    self.observer = observer
    self.wider = wider
  }

  var testDescription: String { id }

  /// What a subject does in a scenario, changed.
  @MainActor static func play(
    _ id: String, _ subject: Subject = .system, _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    var trace = scenario.run(subject)
    trace.header.subject = "Sample"
    trace.entrust("container")
    try change(&trace)
    return trace
  }

  static let all =
    choosing + general + ofContainers + ofScreens + ofBars + ofFingers + ofCarriers + ofChildren
    + ofContracts + ofDeciders + ofChangingDeciders + ofTurns + ofTurnsInMotion + ofPages
}

extension Trace {
  /// Changes the event with this line.
  mutating func change(_ line: String, _ change: (inout Event) -> Void) {
    change(&events[place(of: line)])
  }

  /// Puts another call in the place of an event with this line.
  mutating func replace(_ line: String, by call: Call) {
    change(line) { $0.action = .call(call) }
  }

  /// Puts an event behind an earlier one.
  mutating func move(_ line: String, behind other: String) {
    let event = events.remove(at: place(of: line))
    events.insert(event, at: place(of: other) + 1)
  }

  /// Changes the last state.
  mutating func end(_ change: (inout Checkpoint) -> Void) {
    guard case .settled(let time, var checkpoint) = ending else { return }
    change(&checkpoint)
    ending = .settled(at: time, checkpoint)
  }

  /// Puts an event before all others.
  mutating func moveToFront(_ line: String) {
    events.insert(events.remove(at: place(of: line)), at: 0)
  }
}
