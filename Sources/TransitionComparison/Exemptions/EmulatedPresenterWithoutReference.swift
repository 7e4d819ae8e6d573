extension Exemption {
  /// A presenter that is told by hand, where the system never tells it.
  static let emulatedPresenterWithoutReference = Exemption(
    "emulated-presenter-without-reference",
    statement:
      "A presenter that stays in the window may be told by hand that it goes and comes, if the"
      + " contract says so, where the system plays the scenario in no style that tells it.",
    reason:
      "UIKit tells a presenter that stays nothing, so nothing says in which order it is to be told;"
      + " a rule of its own judges what a subject tells by hand.",
    evidence: .facts(["CU-01"]),
    letsOff:
      "The appearance of such presenters and of those that they contain. All else that they see"
      + " is compared.",
    judgedBy: ["appearance-presenter-contract"],
    effect: .observations { sides in
      guard sides.presenter == .emulated, sides.covering == nil else { return }
      for presenter in sides.presenters {
        sides.editAll { $0[.controller(presenter)].removeAll(where: \.isAppearance) }
      }
    })
}
