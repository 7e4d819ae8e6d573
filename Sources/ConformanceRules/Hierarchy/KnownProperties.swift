import AppearanceTrace

/// What baseline and events told last of one view's properties; no more entries than kinds.
struct KnownProperties: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var property: ViewProperty
    var event: Int?
    var isPulled = false
    var isBySubject = false
  }

  init(_ properties: [ViewProperty] = []) {
    for property in properties { take(property, at: nil) }
  }

  /// The properties that differ from their defaults, in the order of their first mention.
  var deviations: [ViewProperty] { entries.map(\.property).filter { !$0.isDefault } }

  /// Notes a new value.
  ///
  /// - Parameters:
  ///   - event: The event that tells it; none for the baseline.
  ///   - isPulled: Whether a container let it follow a finger.
  ///   - isBySubject: Whether the subject is to answer for it.
  mutating func take(
    _ property: ViewProperty, at event: Int?, isPulled: Bool = false, isBySubject: Bool = false
  ) {
    let entry = Entry(
      property: property, event: event, isPulled: isPulled, isBySubject: isBySubject)
    if let place = entries.firstIndex(where: { $0.property.kind == property.kind }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// The property as it was told last.
  func property(_ kind: ViewProperty.Kind) -> ViewProperty? { entry(kind)?.property }

  /// The event that set the property last.
  func event(_ kind: ViewProperty.Kind) -> Int? { entry(kind)?.event }

  /// The last event at which a container let one of them follow a finger, and has not set it since but so.
  var pull: Int? { entries.lazy.filter(\.isPulled).compactMap(\.event).max() }

  /// Whether a container let the property follow a finger last.
  func isPulled(_ kind: ViewProperty.Kind) -> Bool { entry(kind)?.isPulled ?? false }

  /// Whether the subject is to answer for the property as it was told last.
  func isBySubject(_ kind: ViewProperty.Kind) -> Bool { entry(kind)?.isBySubject ?? false }

  private func entry(_ kind: ViewProperty.Kind) -> Entry? {
    entries.first { $0.property.kind == kind }
  }
}
