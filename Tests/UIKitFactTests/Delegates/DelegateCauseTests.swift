import Foundation
import Testing
import UIKit

/// Who is to answer for what delegates do when they are told or asked: a row a kind of delegate.
@MainActor @Suite("Who answers for what delegates do", .serialized) struct DelegateCauseTests {
  /// A kind of delegate, and what the script or a finger does that it hears of.
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let play: @MainActor @Sendable (DelegateStage) -> Void
  }

  nonisolated static let rows = [
    Row(description: "gesture recognizer") { $0.dragOverRecognizer() },
    Row(description: "page, under a finger") { $0.turnPage() },
    Row(description: "split view") { $0.hideColumn() },
    Row(description: "bar of tabs") { $0.tapTab() },
    Row(description: "navigation bar") { $0.pushItem() },
    Row(description: "search bar") { $0.beginSearch() },
    Row(description: "text field") { $0.edit(UITextField()) { $0.delegate = $1 } },
    Row(description: "text view") { $0.edit(UITextView()) { $0.delegate = $1 } },
    Row(description: "scroll view") { $0.scroll() },
  ]

  @Test("what a delegate does is the doing of whoever's it is, entrusted or not", arguments: rows)
  func answers(row: Row) {
    for isEntrusted in [false, true] {
      let stage = DelegateStage()
      if isEntrusted {
        Headless.entrust(stage.delegate, to: SceneCause(.subject, transition: 3))
      }

      Headless.acting(as: SceneCause(.script)) { row.play(stage) }
      Headless.settle()

      #expect(!stage.ear.causes.isEmpty)
      #expect(
        stage.ear.causes.allSatisfy {
          $0.agent == .subject && $0.transition == (isEntrusted ? 3 : nil)
        })
    }
  }

  @Test("what a delegate does for the subject's own call belongs to that call")
  func ownCall() {
    let stage = DelegateStage()
    Headless.acting(as: SceneCause(.subject, transition: 7)) { stage.pushItem() }

    #expect(stage.ear.causes.map(\.transition) == [7, 7])
  }
}
