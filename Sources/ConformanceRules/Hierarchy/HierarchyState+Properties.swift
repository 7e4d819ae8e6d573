import AppearanceTrace

extension HierarchyState {
  /// The values of a property of a view, as baseline and events tell them; none for the default.
  ///
  /// A frame is told in the window. What layout or UIKit itself does to it is not told.
  func values(_ kind: ViewProperty.Kind, of view: Name) -> [String]? {
    guard let property = known[view]?.property(kind), !property.isDefault else { return nil }
    return property.values
  }

  /// The properties of a view that differ from their defaults.
  func properties(of view: Name) -> [ViewProperty] { known[view]?.deviations ?? [] }

  /// The last event that set a property of a view.
  func lastSet(_ kind: ViewProperty.Kind, of view: Name) -> Int? { known[view]?.event(kind) }

  /// Whether a container let a property of a child's view follow a finger, when it was set last.
  ///
  /// A drawer is opened so; nothing that a transition changes is taken for it.
  func isPulled(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    known[view]?.isPulled(kind) ?? false
  }

  /// The line that tells the value of a property; none where no line does.
  func proof(of kind: ViewProperty.Kind, of view: Name) -> Evidence? {
    if let event = lastSet(kind, of: view) { return .event(event) }
    return known[view]?.property(kind).map { _ in .baseline(.property(names.text(view), kind)) }
  }
}
