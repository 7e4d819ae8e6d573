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
      "The size itself, where the view has it when all is at rest, or when the script goes on; where the view is"
      + " in no window then, or another size was told, too. Whether a size is told, and how often, is compared.",
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
  /// The controllers that were told of sizes, and whose views got each of them.
  fileprivate var toldAsShown: Set<String> {
    var told: Set<String> = []
    var misled: Set<String> = []
    for (index, event) in events.enumerated() {
      guard case .call(let call) = event.action, call.method == .viewWillTransition,
        case .list(let size)? = call.value("to")
      else { continue }
      told.insert(call.receiver)
      if isMisled(call.receiver, by: size, toldAt: index) { misled.insert(call.receiver) }
    }
    return ending.checkpoint == nil ? [] : told.subtracting(misled)
  }

  /// Whether the root view of a controller has another size than that was told, when the script goes on after it
  /// or at the end. A line tells of another one, and the end tells each.
  private func isMisled(_ controller: String, by size: [String], toldAt index: Int) -> Bool {
    let next = events[(index + 1)...].firstIndex {
      $0.mark == .script && $0.time > events[index].time
    }
    guard let next else { return finalSize(of: controller) != size }
    guard let view = roles.rootView(of: controller) else { return false }
    return events[(index + 1)..<next].contains { $0.shows(view, otherThan: size) }
  }

  /// The size that the root view of a controller has at the end.
  ///
  /// - Returns: none where a transform bends it.
  private func finalSize(of controller: String) -> [String]? {
    let values = (ending.checkpoint?.properties ?? [])
      .filter { roles.controller(ofRootView: $0.view) == controller }.map(\.property)
    guard !values.contains(where: { $0.kind == .transform }) else { return nil }
    let frame = values.first { $0.kind == .frame }?.values
    return frame.map { Array($0.suffix(2)) } ?? finalScreen.words
  }
}

extension Event {
  /// Whether it tells that a view has a size, which is not the one given.
  fileprivate func shows(_ view: String, otherThan size: [String]) -> Bool {
    guard case .set(view, let property) = action, property.kind == .size else { return false }
    return property.values != size
  }
}
