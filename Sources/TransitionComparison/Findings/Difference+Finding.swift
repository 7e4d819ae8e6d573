import AppearanceTrace
import ConformanceRules

extension Difference {
  /// The difference as a finding.
  ///
  /// - Parameters:
  ///   - sides: What was compared.
  ///   - all: All differences, this one among them.
  func finding(in sides: Sides, among all: [Difference]) -> TransparencyFinding {
    let trace = sides.trace
    let own = seen.map { WitnessLine(of: $0, in: trace, as: .trace) }
    let systems = expected.map { expected in
      let place = reference.printedPlace(of: expected.place)
      return WitnessLine(of: expected.told(at: place), in: reference.printed, as: .reference)
    }
    return TransparencyFinding(
      observer: observer, others: all.map(\.observer).filter { $0 != observer },
      statement: statement, witnesses: [own, systems].compactMap(\.self), remedy: remedy(in: sides),
      excerpt: excerpt(of: trace), place: place,
      parties: Parties(trace).names(of: names), isSilence: all.allSatisfy(\.isSilence),
      isOfFlags: all.allSatisfy(\.isOfFlags))
  }

  /// The lines around what is seen and should not be; none where the trace shows nothing of it.
  private func excerpt(of trace: Trace) -> TraceExcerpt {
    TraceExcerpt(of: KeptTrace(trace), aroundDifferenceAt: place)
  }

  /// The names that both sides speak of.
  private var names: [String] {
    [observer.name].compactMap(\.self)
      + [seen, expected].compactMap(\.self).flatMap(\.original.names)
  }
}

extension TraceExcerpt {
  /// The lines around the place where a difference shows; none where that is no event.
  init(of trace: KeptTrace, aroundDifferenceAt place: Witness.Place) {
    let events: [Int] =
      switch place {
      case .event(let event): [event]
      case .baseline, .ending: []
      }
    self.init(of: trace, around: events)
  }
}
