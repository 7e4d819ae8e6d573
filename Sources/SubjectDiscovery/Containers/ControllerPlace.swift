/// Where a controller goes in a container, as a name tells.
enum ControllerPlace: Hashable {
  /// In the middle, where one is always shown.
  case main
  /// Beside it, under the name of that side.
  case side(String)

  private static let mains = ["main", "content", "center", "root", "front", "home", "primary"]
  private static let sides = [
    "left", "right", "top", "bottom", "menu", "drawer", "side", "rear", "secondary", "sheet",
    "panel",
  ]

  /// - Parameter name: a parameter's, a property's or a method's; one that says where it goes twice, such as
  ///   `leftMenu`, goes to the left.
  init?(_ name: String) {
    let name = name.lowercased()
    if Self.mains.contains(where: name.contains) {
      self = .main
    } else if let side = Self.sides.first(where: name.contains) {
      self = .side(side)
    } else {
      return nil
    }
  }

  var isSide: Bool { side != nil }

  /// The name of the side; none for the middle.
  var side: String? {
    if case .side(let name) = self { return name }
    return nil
  }

  /// A side as a subject spells it.
  static func spelled(_ side: String) -> String {
    ["left", "right", "top", "bottom"].contains(side) ? ".\(side)" : "\"\(side)\""
  }
}
