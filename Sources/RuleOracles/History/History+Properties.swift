import AppearanceTrace

extension History {
  /// The values of a view's property, as baseline and events tell them; none for the default.
  func values(_ kind: ViewProperty.Kind, of view: String, before place: Int) -> [String]? {
    let last = mentions(of: view, before: place).last {
      isSet($0, kind, of: view) || isRelease($0, of: view)
    }
    guard let last else {
      let property = baseline.checkpoint.properties.last {
        $0.view == view && $0.property.kind == kind
      }
      return property.flatMap { $0.property.isDefault ? nil : $0.property.values }
    }
    guard case .set(_, let property) = events[last].action, !property.isDefault else { return nil }
    return property.values
  }

  /// The last event that set a view's property.
  func lastSet(_ kind: ViewProperty.Kind, of view: String) -> Int? {
    lastSet(kind, of: view, before: events.count)
  }

  /// The last event before a place that set a view's property.
  func lastSet(_ kind: ViewProperty.Kind, of view: String, before place: Int) -> Int? {
    let last = mentions(of: view, before: place).last {
      isSet($0, kind, of: view) || isRelease($0, of: view)
    }
    return last.flatMap { isRelease($0, of: view) ? nil : $0 }
  }

  private func isSet(_ place: Int, _ kind: ViewProperty.Kind, of view: String) -> Bool {
    guard case .set(view, let property) = events[place].action else { return false }
    return property.kind == kind
  }
}
