import AppearanceTrace

/// What transitions have put on views and not taken off: masks, corners, shadows, clipping.
///
/// Nothing of it says where a view is, or whether it is seen.
struct OwnDecorations: Sendable {
  /// Whose decoration of a kind a view wears; none where somebody else has set it since.
  private var wearers: NameMap<[ViewProperty.Kind: Name]> = [:]

  private static let kinds: Set<ViewProperty.Kind> = [.mask, .corner, .shadow, .clips]

  /// Notes that a property of a view was set, and says whether a transition has taken off by that what it had
  /// put on itself.
  mutating func take(_ view: Name, _ entry: IndexedEvent) -> Bool {
    guard let property = entry.property, Self.kinds.contains(property.kind) else { return false }
    let old = wearers[view]?[property.kind]
    wearers[view, default: [:]][property.kind] = property.isDefault ? nil : entry.cause
    return property.isDefault && old != nil && old == entry.cause
  }

  mutating func forget(_ name: Name) { wearers[name] = nil }
}
