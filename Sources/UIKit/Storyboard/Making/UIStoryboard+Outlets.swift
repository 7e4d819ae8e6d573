import StoryboardFormat

extension UIStoryboard {
  /// Notes the outlets whose names nothing in the program has.
  final func noteUnknownOutlets() {
    for case .controller(let controller) in document.scenes.map(\.root) {
      let outlets = controller.outlets + (controller.view?.all ?? []).flatMap(\.outlets)
      for outlet in outlets where !World.current.program.knowsOutlet(named: outlet.property) {
        note(outlet, "property '\(outlet.property)' is not connected")
      }
    }
  }

  /// Notes the outlets that nothing in the program answers to.
  final func noteUnknown(_ outlets: [StoryboardDocument.Outlet], of object: AnyObject) {
    for outlet in outlets
    where World.current.program.outlet(named: outlet.property, of: object) == nil {
      note(outlet, "property '\(outlet.property)' is not connected")
    }
  }

  /// Puts objects of the screen into the properties of one of them, as far as they are made.
  ///
  /// A property of several objects gets all of them at once, in the order of the file.
  final func connect(
    _ outlets: [StoryboardDocument.Outlet], of object: AnyObject, among objects: StoryboardObjects
  ) {
    var names: [String] = []
    for outlet in outlets where !names.contains(outlet.property) { names.append(outlet.property) }
    for name in names {
      let same = outlets.filter { $0.property == name }
      guard let first = same.first,
        let setter = World.current.program.outlet(named: name, of: object)
      else { continue }
      let found = same.compactMap { objects.object($0.destination) }
      guard found.count == same.count else {
        note(first, "property '\(name)' is of something that is not made")
        continue
      }
      let isSet = first.isCollection ? setter.set(object, found) : setter.set(object, found[0])
      if !isSet { note(first, "property '\(name)' is of another class") }
    }
  }

  private func note(_ outlet: StoryboardDocument.Outlet, _ text: String) {
    note(text, outlet.isCollection ? "outletCollection" : "outlet", line: outlet.line)
  }
}
