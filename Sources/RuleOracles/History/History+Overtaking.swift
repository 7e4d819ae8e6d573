import AppearanceTrace

extension History {
  /// Whether the last request of the script between two places has to do with the sides of a transition:
  /// receiver or object is one, or lies around one or below it, or the receiver lies within one.
  func isOvertaken(_ run: TransitionRun, from start: Int, before place: Int) -> Bool {
    let last = (0..<place).last { events[$0].mark == .script && isCall($0, Self.requests) }
    guard let last, last >= start, let call = call(at: last) else { return false }
    let object = call.method == .replace ? call.objectAtPlace : call.object
    let parties = [call.receiver, object].compactMap(\.self)
    return call.method == .setRootViewController
      || descent(of: call.receiver, before: place).contains(where: run.sides.contains)
      || run.sides.contains { side in
        descent(of: side, before: place).contains(where: parties.contains)
      }
  }

  /// A controller, its parent or else its presenter, and so on.
  private func descent(of controller: String, before place: Int) -> [String] {
    let standing = standing(before: place)
    var descent = [controller]
    while let last = descent.last,
      let next = parent(of: last, before: place)
        ?? standing.first(where: { $0.presented == last })?.presenter,
      !descent.contains(next)
    {
      descent.append(next)
    }
    return descent
  }
}
