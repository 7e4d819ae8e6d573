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
      picture: picture(in: trace), place: place,
      parties: Parties(trace).names(of: names), isSilence: all.allSatisfy(\.isSilence),
      isOfFlags: all.allSatisfy(\.isOfFlags))
  }

  /// The sequence around what is seen and should not be; empty where the trace shows nothing of it.
  private func picture(in trace: Trace) -> String {
    guard case .event(let event)? = seen?.place else { return "" }
    return SequencePicture(of: trace, around: [event]).text
  }

  /// The names that both sides speak of.
  private var names: [String] {
    [observer.name].compactMap(\.self)
      + [seen, expected].compactMap(\.self).flatMap(\.original.names)
  }
}
