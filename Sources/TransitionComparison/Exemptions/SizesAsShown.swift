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
      "The size itself, where the view has it when all is at rest, or when the script goes on; where no line"
      + " tells which size it had then, too. Whether a size is told, and how often, is compared.",
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
    var told: Set<String> = []
    var misled: Set<String> = []
    for (index, event) in events.enumerated() {
      guard case .call(let call) = event.action, call.method == .viewWillTransition,
        case .list(let size)? = call.value("to")
      else { continue }
      told.insert(call.receiver)
      switch shownSize(of: call.receiver, toldAt: index) {
      case .unknown: break
      case .bent: misled.insert(call.receiver)
      case .known(let shown): if shown != size { misled.insert(call.receiver) }
      }
    }
    return ending.checkpoint == nil ? [] : told.subtracting(misled)
  }

  /// What lines tell of a view's size.
  private enum ShownSize {
    case known([String])
    /// A transform bends it at the end.
    case bent
    case unknown
  }

  /// The size that the root view of a controller has when the script goes on after it was told of one, or at the
  /// end.
  ///
  /// Only what the subject writes has lines: of a size that the host gives only the end tells, where nothing
  /// can have changed it since, as whoever is asked to open, close or select may by a layout of its own.
  private func shownSize(of controller: String, toldAt index: Int) -> ShownSize {
    let next = events[(index + 1)...].firstIndex { $0.mark == .script }
    guard let next else { return shownSize(of: controller) }
    guard events[next].time > events[index].time, let view = roles.rootView(of: controller) else {
      return .unknown
    }
    guard !events[..<next].contains(where: { $0.sets(.transform, of: view) }),
      !baseline.properties.contains(where: { $0.view == view && $0.property.kind == .transform })
    else { return .unknown }
    let act = events[..<index].lastIndex { $0.mark == .script } ?? 0
    if let values = events[act..<next].compactMap({ $0.newFrame(of: view) }).last {
      return .known(Array(values.suffix(2)))
    }
    let isKept = !events[next...].contains {
      $0.newFrame(of: view) != nil || $0.newScreen != nil || $0.tellsSize(to: controller)
        || $0.asksForAnotherLayout
    }
    guard isKept, ending.checkpoint?.shows(view) == true else { return .unknown }
    return shownSize(of: controller)
  }

  /// The size that the root view of a controller has at the end.
  private func shownSize(of controller: String) -> ShownSize {
    let values = (ending.checkpoint?.properties ?? [])
      .filter { roles.controller(ofRootView: $0.view) == controller }.map(\.property)
    guard !values.contains(where: { $0.kind == .transform }) else { return .bent }
    let frame = values.first { $0.kind == .frame }?.values
    return .known(frame.map { Array($0.suffix(2)) } ?? finalScreen.words)
  }
}

extension Event {
  fileprivate func sets(_ kind: ViewProperty.Kind, of view: String) -> Bool {
    guard case .set(view, let property) = action else { return false }
    return property.kind == kind
  }

  fileprivate func newFrame(of view: String) -> [String]? {
    guard case .set(view, let property) = action, property.kind == .frame else { return nil }
    return property.values
  }

  /// Whether the script asks for something other than to present or dismiss.
  fileprivate var asksForAnotherLayout: Bool {
    guard mark == .script, case .call(let call) = action else { return false }
    return ![.present, .dismiss].contains(call.method)
  }

  fileprivate func tellsSize(to controller: String) -> Bool {
    guard case .call(let call) = action else { return false }
    return call.method == .viewWillTransition && call.receiver == controller
  }
}

extension Checkpoint {
  /// Whether a view lies in one of the trees.
  fileprivate func shows(_ view: String) -> Bool {
    func holds(_ node: ViewNode) -> Bool {
      node.name == view || node.children.contains(where: holds)
    }
    return tree.contains(where: holds)
  }
}
