import Testing
import UIKitSemantics

@Suite("Attempts to send a controller away") struct DismissalAttemptTests {
  typealias Event = DismissalAttempt.Event
  typealias Action = DismissalAttempt.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [Event]
    let actions: [Action]
  }

  static let rows = [
    Row(
      testDescription: "finished",
      events: [
        .began(isModal: false), .answered(true), .letGo(isFarEnough: true), .ended(finished: true),
      ],
      actions: [
        .askWhetherItMay, .prepareDismissal, .tellWillDismiss, .beginDismissal, .finishDismissal,
        .tellDidDismiss,
      ]),
    Row(
      testDescription: "cancelled",
      events: [
        .began(isModal: false), .answered(true), .letGo(isFarEnough: false),
        .ended(finished: false),
      ],
      actions: [
        .askWhetherItMay, .prepareDismissal, .tellWillDismiss, .beginDismissal, .cancelDismissal,
      ]),
    Row(
      testDescription: "refused by the delegate",
      events: [.began(isModal: false), .answered(false), .letGo(isFarEnough: true)],
      actions: [.askWhetherItMay, .tellAttempt]),
    Row(
      testDescription: "modal, and far enough",
      events: [.began(isModal: true), .letGo(isFarEnough: true)], actions: [.tellAttempt]),
    Row(
      testDescription: "modal, and given up",
      events: [.began(isModal: true), .letGo(isFarEnough: false)], actions: []),
    Row(
      testDescription: "over before the finger is gone",
      events: [.began(isModal: false), .answered(true), .ended(finished: true)],
      actions: [
        .askWhetherItMay, .prepareDismissal, .tellWillDismiss, .beginDismissal, .tellDidDismiss,
      ]),
  ]

  @Test("what an attempt leads to, and that another may follow", arguments: rows)
  func row(row: Row) {
    var attempt = DismissalAttempt()

    #expect(row.events.flatMap { attempt.handle($0) } == row.actions)
    #expect(attempt.phase == .idle)
  }

  @Test("what does not fit changes nothing")
  func passedOver() {
    var attempt = DismissalAttempt()
    for event in [Event.answered(true), .letGo(isFarEnough: true), .ended(finished: true)] {
      #expect(attempt.handle(event) == [])
    }

    #expect(attempt == DismissalAttempt())
  }
}
