import AppearanceTrace

/// A frame that the subject writes while the view has a transform is a breach.
enum GeometryNoFrameUnderTransformReference: ReferenceRule {
  static let id: RuleID = "geometry-no-frame-under-transform"

  static func breaches(in history: History) -> [Breach] {
    history.events.indices.compactMap { place in
      guard case .set(let view, let property) = history.events[place].action,
        property.kind == .frame, history.isBySubject(place),
        history.values(.transform, of: view, before: place) != nil
      else { return nil }
      return .at(place, view)
    }
  }
}
