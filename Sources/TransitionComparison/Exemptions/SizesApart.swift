extension Exemption {
  /// A controller that is told of a size earlier or later than the system tells it.
  static let sizesApart = Exemption(
    "sizes-apart",
    statement: "A controller may be told of its size before or after it is told that it appears.",
    reason:
      "An honest animator may show a picture and put the view in at the end, so when a controller"
      + " that is told of a size has appeared is the animator's affair.",
    evidence: .inferred,
    letsOff: "The order of sizes among the controller's other calls. Which sizes it is told, and in"
      + " which order, is compared.",
    effect: .observations { sides in
      sides.editAll { $0.setApart(.resizing) { .sizes(of: $0) } }
    })
}
