extension Exemption {
  /// A view that was there before the trace began.
  static let loadedBefore = Exemption(
    "loaded-before",
    statement:
      "A screen or container of the subject's own may have loaded its view before the script acts.",
    reason:
      "UIKit loads a view when anybody asks for it, and a controller that asks for its own while it"
      + " is made has it from the beginning.",
    evidence: .inferred,
    letsOff:
      "That the view is loaded, of a controller that the subject made and that does not load it any"
      + " more. When a view is loaded that the trace sees loaded, and when those of"
      + " other controllers are, is compared.",
    effect: .observations { sides in
      let own = sides.trace.cast.filter { $0.role == .controller && $0.maker == .subject }
      for observer in own.map({ Observer.controller($0.name) }) {
        let seen = sides.seen[observer]
        guard !seen.contains(where: { $0.kind == .loading }) else { continue }
        sides.editExpected { observations, _ in
          observations[observer].removeAll { $0.kind == .loading }
        }
      }
    })
}
