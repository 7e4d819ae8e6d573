import AppearanceTrace

/// The views of a checkpoint: in which order they stand, and which lies in which.
struct ViewForest: Sendable {
  /// In the order of the trace, each before what lies in it.
  private(set) var views: [Name] = []
  private var stands: NameMap<Stand> = [:]

  private struct Stand: Sendable {
    /// The first place among the views.
    let place: Int
    var superview: Name?
  }

  init(_ roots: [Checkpoint.ViewNode], names: inout NameTable) {
    for root in roots { add(root, in: nil, names: &names) }
  }

  private mutating func add(
    _ node: Checkpoint.ViewNode, in superview: Name?, names: inout NameTable
  ) {
    let view = names.number(node.name)
    if stands[view] == nil {
      stands[view] = Stand(place: views.count, superview: superview)
    } else {
      stands.change(view) { $0.superview = superview }
    }
    views.append(view)
    for child in node.children { add(child, in: view, names: &names) }
  }

  /// The place of a view; none for one that is not there.
  func place(of view: Name) -> Int? { stands[view]?.place }

  /// The view around one.
  func superview(of view: Name) -> Name? { stands[view]?.superview }
}
