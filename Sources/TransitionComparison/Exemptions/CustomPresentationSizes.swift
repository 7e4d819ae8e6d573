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
    letsOff:
      "The size itself, for what that very presentation controller presents. Whether a size is"
      + " told, and how often, is compared.",
    effect: .observations { sides in
      for controller in CastRoles(of: sides.trace).presentedByOwnControllers {
        sides.editAll { observations in
          for index in observations[.sizes(of: controller)].indices {
            observations[.sizes(of: controller)][index].leaveOutArguments { $0.label == "to" }
          }
        }
      }
    })
}
