import AppearanceTrace

/// What lines tell of the frames that root views had before a change of size.
struct FrameBook: Sendable {
  /// The transitions that brought controllers last.
  private var arrivals: NameMap<Arrival> = [:]
  /// The frames that root views got last before the last change.
  private var frames: NameMap<ToldFrame> = [:]
  /// Those that they got since.
  private var news: NameMap<ToldFrame> = [:]

  private struct Arrival {
    let begin: Int
    let finalFrame: TransitionSpan.FinalFrame?
    /// Whether it was presented over the whole screen; none where it was not presented.
    let isOverScreen: Bool?
  }

  private struct ToldFrame {
    let event: Int
    let values: [String]
    let isFilling: Bool
  }

  /// Takes in a transition that begins, or a frame that is set.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .set {
      takeFrame(entry, in: hierarchy)
    } else if let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let controller = transition.to
    {
      switch transition.kind {
      case .dismiss, .replace: break
      case .present, .push, .pop, .set, .select:
        let isOver = ["fullScreen", "overFullScreen"].contains(transition.style)
        arrivals[controller] = Arrival(
          begin: entry.index, finalFrame: transition.finalFrame,
          isOverScreen: transition.kind == .present ? isOver : nil)
      }
    }
  }

  private mutating func takeFrame(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let property = entry.property, property.kind == .frame,
      hierarchy.names.controller(of: view) != nil
    else { return }
    let isFilling = property.values == ["0", "0"] + hierarchy.screen.words
    news[view] = ToldFrame(event: entry.index, values: property.values, isFilling: isFilling)
  }

  /// Notes that the size changes: what was told until now was told before.
  mutating func turn() {
    for (view, frame) in news { frames[view] = frame }
    news = [:]
  }

  mutating func forget(_ name: Name) {
    arrivals[name] = nil
    frames[name] = nil
    news[name] = nil
  }
}

extension FrameBook {
  /// Whether a transition brought a controller.
  func hasArrived(_ controller: Name) -> Bool { arrivals[controller] != nil }

  /// Whether a controller was presented over the whole screen; none where it was not presented.
  func isOverScreen(_ controller: Name) -> Bool? { arrivals[controller]?.isOverScreen }

  /// The line that shows that a controller's view filled the window; none where it did not.
  func proofOfFilling(by controller: Name, _ hierarchy: HierarchyState) -> Evidence? {
    let view = hierarchy.names.rootView(of: controller)
    let told = view.flatMap { frames[$0] }
    if let arrival = arrivals[controller] {
      let isNarrowed = told.map { $0.event > arrival.begin && !$0.isFilling } ?? false
      return arrival.finalFrame == nil && !isNarrowed ? .event(arrival.begin) : nil
    }
    guard told?.isFilling ?? true, let view, hierarchy.baseline.shows(view) else { return nil }
    let text = hierarchy.names.text(view)
    if hierarchy.baseline.values(.frame, of: view) == nil { return .baseline(.view(text)) }
    return hierarchy.baseline.fillsUnderTransform(view) ? .baseline(.property(text, .frame)) : nil
  }

  /// The frame that a controller's view had before, with the line that tells it; none where it filled the
  /// window, or no line tells it.
  func frame(of controller: Name, _ hierarchy: HierarchyState) -> (Evidence, [String])? {
    guard let view = hierarchy.names.rootView(of: controller) else { return nil }
    let arrival = arrivals[controller]
    if let told = frames[view], told.event > arrival?.begin ?? -1 {
      return (.event(told.event), told.values)
    }
    if let arrival {
      let values = arrival.finalFrame?.values ?? []
      return values.isEmpty ? nil : (.event(arrival.begin), values)
    }
    return hierarchy.baseline.values(.frame, of: view).map {
      (.baseline(.property(hierarchy.names.text(view), .frame)), $0)
    }
  }
}
