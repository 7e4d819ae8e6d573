import AppearanceTrace

extension History {
  /// The parent of a controller.
  func parent(of child: String, before place: Int) -> String? {
    let last = mentions(of: child, before: place).last { place in
      isRelease(place, of: child) || isCall(place, [.didMove], of: child)
        || (isCall(place, [.addChild]) && call(at: place)?.object == child)
    }
    guard let last else { return baseline.parent(of: child) }
    guard let call = call(at: last) else { return nil }
    return call.method == .addChild ? call.receiver : call.object
  }

  /// The children of a controller.
  func children(of parent: String, before place: Int) -> [String] {
    names.filter { self.parent(of: $0, before: place) == parent }
  }

  /// A controller, its parent, the parent's, and so on.
  func line(from controller: String, before place: Int) -> [String] {
    var line = [controller]
    while let last = line.last, let parent = parent(of: last, before: place),
      !line.contains(parent)
    {
      line.append(parent)
    }
    return line
  }

  /// Whether a controller is another one, or one of its children, or theirs.
  func isController(_ controller: String, within container: String, before place: Int) -> Bool {
    line(from: controller, before: place).contains(container)
  }

  /// The containers that were asked for other children, or for another look.
  var arranging: [String] {
    calls([.open, .close, .select, .replace]).map(\.call.receiver)
  }

  /// Whether a child's view lies in that of a container.
  func lies(_ child: String, in container: String, before place: Int) -> Bool {
    isView(rootView(of: child), inside: rootView(of: container), before: place)
  }
}
