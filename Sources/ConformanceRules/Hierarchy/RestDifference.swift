import AppearanceTrace

/// Where two runs of the same rest in different ways: what is shown of controllers and bars, and how.
struct RestDifference {
  let view: Name
  let kind: Kind

  enum Kind {
    case isThere, isMissing
    case looks(ViewProperty.Kind, isSaid: Bool)
  }

  /// What nobody sees of a view: an animator may pin what UIKit lays out by frame where nothing is animated.
  private static let unseen: Set<ViewProperty.Kind> = [.recognizers, .constrained, .pinned]

  /// The first difference; none where there is none.
  init?(of state: HierarchySnapshot, from other: HierarchySnapshot, _ names: NameTable) {
    let views = (other.views + state.views).filter {
      names.controller(of: $0) != nil || names.isBar($0)
    }
    if let view = views.first(where: { other.shows($0) != state.shows($0) }) {
      (self.view, kind) = (view, state.shows(view) ? .isThere : .isMissing)
      return
    }
    for view in views where state.shows(view) {
      let property = ViewProperty.Kind.allCases.first {
        !Self.unseen.contains($0) && state.values($0, of: view) != other.values($0, of: view)
      }
      guard let property else { continue }
      let isSaid = state.values(property, of: view) != nil
      (self.view, kind) = (view, .looks(property, isSaid: isSaid))
      return
    }
    return nil
  }

  /// What is different, in words.
  ///
  /// - Parameter other: Says in which run it is otherwise, as in `where the change is animated`.
  func text(_ names: NameTable, otherwise other: String) -> String {
    let view = names.text(view)
    return switch kind {
    case .isThere: "\(view) is there, and is not \(other)"
    case .isMissing: "\(view) is not there, and is \(other)"
    case .looks(let property, _): "\(view) has another \(property.rawValue) than \(other)"
    }
  }

  /// The line of the ending that shows it, or would.
  func proof(_ names: NameTable) -> Evidence {
    let view = names.text(view)
    return switch kind {
    case .looks(let property, isSaid: true): .ending(.property(view, property))
    case .isThere, .isMissing, .looks(_, isSaid: false): .ending(.view(view))
    }
  }
}
