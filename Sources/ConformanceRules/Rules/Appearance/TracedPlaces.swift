import AppearanceTrace

/// Where children's views are in the midst of a trace, as far as lines tell.
///
/// What layout does has no lines, and neither has what an animation that is turned round takes back. So much
/// is left open: a view in anything but views of controllers that fill the window and never moved, one that
/// constraints place, and what was told of a view before it was animated, before the device turned, or
/// before a transition was given up.
struct TracedPlaces: Sendable {
  /// The views whose frames were told under a transform, which a later transform does not add to.
  private var bent: Set<Name> = []
  /// When the subject began to animate each view last: its bounds may have another origin since.
  private var moved: NameMap<Int> = [:]
  /// The last turn of the device, or the last transition that was given up.
  private var upheaval: Int?

  mutating func change(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.property?.kind == .frame else { return }
    if hierarchy.values(.transform, of: view) == nil {
      bent.forget(view)
    } else {
      bent.insert(view)
    }
  }

  mutating func move(_ view: Name, at event: Int) { moved[view] = event }

  mutating func shake(at event: Int) { upheaval = event }

  mutating func forget(_ view: Name) {
    bent.forget(view)
    moved[view] = nil
  }

  /// The line by which a view in the window is certainly out of sight; none where it is not.
  func proofOfAbsence(of view: Name, in hierarchy: HierarchyState) -> Evidence? {
    let path = hierarchy.path(from: view)
    guard let window = path.last, hierarchy.isWindow(window) else { return nil }
    // A hidden window hides the whole scene, and is nothing that a container chooses.
    if let hidden = path.dropLast().first(where: { told(.hidden, of: $0, in: hierarchy) != nil }) {
      return hierarchy.proof(of: .hidden, of: hidden)
    }
    if let faint = path.first(where: { told(.alpha, of: $0, in: hierarchy) == ["0"] }) {
      return hierarchy.proof(of: .alpha, of: faint)
    }
    guard path.dropFirst().dropLast().allSatisfy({ isPlain($0, in: hierarchy) }),
      hierarchy.values(.frame, of: window) == nil, let frame = frame(of: view, in: hierarchy),
      !frame.meets(Visibility.Frame(hierarchy.screen))
    else { return nil }
    return hierarchy.proof(of: .frame, of: view)
  }

  /// Whether a view around others fills the window, and shows them where their frames say.
  private func isPlain(_ view: Name, in hierarchy: HierarchyState) -> Bool {
    let isKnown = hierarchy.names.controller(of: view) != nil || hierarchy.names.isContainer(view)
    return isKnown && [nil, "UIView"].contains(hierarchy.names.base(of: view))
      && moved[view] == nil && hierarchy.values(.frame, of: view) == nil
      && hierarchy.values(.transform, of: view) == nil
  }

  /// The values of a property of a view, where nothing has come since that may have changed them.
  private func told(
    _ kind: ViewProperty.Kind, of view: Name, in hierarchy: HierarchyState
  ) -> [String]? {
    let time = hierarchy.lastSet(kind, of: view) ?? -1
    guard time >= max(upheaval ?? -1, moved[view] ?? -1) else { return nil }
    return hierarchy.values(kind, of: view)
  }

  /// The frame of a view as lines tell it; none where they may not tell all.
  private func frame(of view: Name, in hierarchy: HierarchyState) -> Visibility.Frame? {
    guard let told = told(.frame, of: view, in: hierarchy).flatMap(Visibility.Frame.init),
      hierarchy.values(.constrained, of: view) == nil
    else { return nil }
    let time = hierarchy.lastSet(.frame, of: view) ?? -1
    guard let bend = hierarchy.lastSet(.transform, of: view), bend > time else { return told }
    let isBent = time < 0 ? !hierarchy.baseline.isPlain(.transform, of: view) : bent.contains(view)
    guard !isBent else { return nil }
    guard let transform = hierarchy.values(.transform, of: view) else { return told }
    let numbers = transform.compactMap(Double.init)
    guard transform.prefix(4) == ["1", "0", "0", "1"], numbers.count == 6 else { return nil }
    return told.moved(x: numbers[4], y: numbers[5])
  }
}

extension Visibility.Frame {
  /// The same rectangle at another place.
  fileprivate func moved(x: Double, y: Double) -> Self {
    Self(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension HierarchySnapshot {
  /// Whether a property of a view has its default.
  fileprivate func isPlain(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    values(kind, of: view) == nil
  }
}

extension Topic {
  /// What a script does to the scene, so that it has come to rest before: all but fingers that are down
  /// already, and drivers.
  static let actsOnTheScene: [Topic] =
    allCases.filter(\.isRequest) + [
      .resize, .resignActive, .becomeActive, .background, .foreground, .setStatusBarHeight,
      .setInterfaceStyle, .setAnimationsEnabled, .gestureBegan,
    ]
}
