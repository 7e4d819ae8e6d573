import AppearanceTrace

extension Exemption {
  /// A size of its own that a controller is told, and that its view gets.
  static let sizesAsShown = Exemption(
    "sizes-as-shown",
    statement:
      "A controller may be told another size than the system tells, if its view gets that.",
    reason:
      "A container, and a presentation controller, is asked which size it gives to what it shows"
      + " (size(forChildContentContainer:withParentContainerSize:)), and may give it a part.",
    evidence: .inferred,
    letsOff:
      "The size itself, where the view has it when all is at rest, or where the script has gone on before"
      + " that, so that no line tells which size it had. Whether a size is told, and how often, is"
      + " compared.",
    judgedBy: ["containment-size-change-forwarded", "geometry-size-change-tracked"],
    effect: .observations { sides in
      for controller in sides.trace.toldAsShown {
        sides.editAll { observations in
          for index in observations[.sizes(of: controller)].indices {
            observations[.sizes(of: controller)][index].leaveOutArguments { $0.label == "to" }
          }
        }
      }
    })
}

extension Trace {
  /// The controllers that were told of sizes, and whose views got each of them, as far as that is known.
  fileprivate var toldAsShown: Set<String> {
    guard let end = ending.checkpoint else { return [] }
    let lastAct = events.lastIndex { $0.mark == .script } ?? -1
    var told: Set<String> = []
    var misled: Set<String> = []
    for (index, event) in events.enumerated() {
      guard case .call(let call) = event.action, call.method == .viewWillTransition,
        case .list(let size)? = call.value("to")
      else { continue }
      told.insert(call.receiver)
      if index > lastAct, size != shownSize(of: call.receiver, in: end) {
        misled.insert(call.receiver)
      }
    }
    return told.subtracting(misled)
  }

  /// The size that the root view of a controller has in a checkpoint; none where a transform bends it.
  private func shownSize(of controller: String, in end: Checkpoint) -> [String]? {
    let roles = roles
    let values = end.properties.filter { roles.controller(ofRootView: $0.view) == controller }
      .map(\.property)
    guard !values.contains(where: { $0.kind == .transform }) else { return nil }
    let frame = values.first { $0.kind == .frame }?.values
    return frame.map { Array($0.suffix(2)) } ?? finalScreen.words
  }
}
