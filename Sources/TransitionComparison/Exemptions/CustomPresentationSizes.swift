import AppearanceTrace

extension Exemption {
  /// Sizes that a presentation controller of the subject's own tells.
  static let customPresentationSizes = Exemption(
    "custom-presentation-sizes",
    statement:
      "A presentation controller of the subject's own may tell what it presents another size.",
    reason: "It is asked which size it gives to what it presents"
      + " (size(forChildContentContainer:withParentContainerSize:)).",
    evidence: .inferred,
    letsOff: "The size itself, for what is presented. Whether a size is told, and how often, is"
      + " compared.",
    effect: .observations { sides in
      for controller in sides.trace.presentedByOwnController {
        sides.editAll { observations in
          for index in observations[.sizes(of: controller)].indices {
            observations[.sizes(of: controller)][index].leaveOutArguments { _ in true }
          }
        }
      }
    })
}

extension Trace {
  /// The controllers that are presented, where the subject brings a presentation controller.
  fileprivate var presentedByOwnController: Set<String> {
    guard CastRoles(of: self).hasOwnPresentationController else { return [] }
    var controllers = Set(baseline.presentations.map(\.presented))
    for event in events {
      guard case .begin(let span) = event.action, span.kind == .present else { continue }
      if let presented = span.to { controllers.insert(presented) }
    }
    return controllers
  }
}
