import StoryboardFormat

/// The views, guides and buttons of one screen, by their names in the file; it keeps none of them.
@MainActor final class StoryboardObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]
  private var guides: [String: (kind: StoryboardDocument.GuideKind, owner: Entry)] = [:]

  func add(_ object: AnyObject, named id: String) {
    entries[id] = Entry(object: object)
  }

  func add(_ guide: StoryboardDocument.Guide, of view: UIView) {
    guides[guide.id] = (guide.kind, Entry(object: view))
  }

  func object(_ id: String) -> AnyObject? { entries[id]?.object }

  func view(_ id: String) -> UIView? { entries[id]?.object as? UIView }

  func barButton(_ id: String) -> UIBarButtonItem? { entries[id]?.object as? UIBarButtonItem }

  /// What the layout knows one side of a constraint as.
  ///
  /// The guides above and below the safe area are no objects here: their inner edges are those of
  /// the safe area, their outer ones those of the view, and nothing more is known of them.
  ///
  /// - Parameter keeper: the view that is meant where the file names none.
  func item(
    _ side: StoryboardDocument.Constraint.Side, keeper: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let id = side.item else { return (keeper, side.attribute.uiKit) }
    if let view = view(id) { return (view, side.attribute.uiKit) }
    guard let guide = guides[id], let owner = guide.owner.object as? UIView else { return nil }
    switch (guide.kind, side.attribute) {
    case (.safeArea, _): return (owner.safeAreaLayoutGuide, side.attribute.uiKit)
    case (.content, _): return (owner.follower(.content), side.attribute.uiKit)
    case (.frame, _): return (owner.follower(.frame), side.attribute.uiKit)
    case (.top, .top), (.bottom, .bottom): return (owner, side.attribute.uiKit)
    case (.top, .bottom): return (owner.safeAreaLayoutGuide, .top)
    case (.bottom, .top): return (owner.safeAreaLayoutGuide, .bottom)
    case (.top, _), (.bottom, _): return nil
    }
  }
}
