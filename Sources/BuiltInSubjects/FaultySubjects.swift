import FaultyTransitions
import TransitionCertification

/// Transitions with one fault each.
enum FaultySubjects {
  static let all: [BuiltInSubject] = [
    presenterToldOneWay, fadeWithoutPresentationController, statusBarNotCaptured,
    delegateNobodyKeeps,
  ]

  private static let presenterToldOneWay = BuiltInSubject(
    .delegate(
      "faulty/presenter-told-one-way",
      contract: SubjectContract(presenter: .emulated)
    ) { PresenterToldOneWay() }
    .presented(as: [.custom]),
    "tells the presenter that it goes, and never that it comes back",
    fault: "F006",
    expects: ["appearance-presenter-contract", "appearance-final-state-matches-window"])

  private static let fadeWithoutPresentationController = BuiltInSubject(
    .delegate("faulty/fade-without-presentation-controller") {
      FadeWithoutPresentationController()
    },
    "takes the presenter's view out of the window on the way back",
    fault: "F033",
    expects: ["ownership-presenter-not-stolen", "ownership-window-not-empty"])

  private static let statusBarNotCaptured = BuiltInSubject(
    .delegate(
      "faulty/status-bar-not-captured",
      contract: SubjectContract(presenter: .emulated, coversStatusBar: true)
    ) { StatusBarNotCaptured() }
    .presented(as: [.custom]),
    "covers the status bar and never asks to decide it",
    fault: "F045",
    expects: ["status-bar-owner-after-present"])

  private static let delegateNobodyKeeps = BuiltInSubject(
    .installed("faulty/delegate-nobody-keeps", on: [.present]) { controller in
      DelegateNobodyKeeps.install(on: controller)
    },
    "gives a controller a transitioning delegate that nobody keeps",
    fault: "F089",
    expects: ["resources-delegate-alive", "navigation-symmetric-animator"])
}
