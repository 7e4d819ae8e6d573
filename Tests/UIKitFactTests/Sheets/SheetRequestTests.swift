import Testing
import UIKit

/// What an observer hears of a sheet that is asked to lie elsewhere.
@MainActor @Suite("Requests to sheets", .serialized) struct SheetRequestTests {
  private final class Ear: SceneObserver {
    var lines: [String] = []

    func scene(_ event: SceneEvent, cause: SceneCause) {
      guard case .call(let call) = event,
        [.setSelectedDetentIdentifier, .invalidateDetents].contains(call.method)
      else { return }
      lines.append("\(call.method)")
    }
  }

  private typealias Change = @MainActor (LoggedController) -> Void

  private struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let isHeard: Bool
    let change: Change

    init(_ description: String, isHeard: Bool = true, _ change: @escaping Change) {
      testDescription = description
      self.isHeard = isHeard
      self.change = change
    }
  }

  private nonisolated static let rows = [
    Row("detents") { $0.sheetPresentationController?.detents = [.medium()] },
    Row("page sizing") { $0.sheetPresentationController?.prefersPageSizing = true },
    Row("page sizing as it is", isHeard: false) {
      $0.sheetPresentationController?.prefersPageSizing = false
    },
    Row("an edge") { $0.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true },
    Row("an edge as it is", isHeard: false) {
      $0.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = false
    },
    Row("a width") {
      $0.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    },
    Row("another request") { $0.sheetPresentationController?.invalidateDetents() },
    Row("a size that a form follows") {
      $0.preferredContentSize = CGSize(width: 300, height: 300)
    },
  ]

  @Test("who changes where a sheet lies that is shown is heard of", arguments: rows)
  private func renewed(row: Row) throws {
    let scene = Scene(idiom: .pad)
    let (a, b) = scene.pair(.formSheet, [])
    let ear = Ear()
    Headless.observer = ear
    row.change(LoggedController("C", scene.log, []))
    scene.present(b, on: a)
    #expect(ear.lines.isEmpty)

    row.change(b)

    #expect(ear.lines == (row.isHeard ? ["invalidateDetents"] : []))
    withExtendedLifetime(scene) {}
  }

  @Test("a size that a sheet does not follow is not heard of, and the sheet stays where it is")
  func unfollowed() {
    let sheet = Sheet()
    let (ear, top) = (Ear(), sheet.top)
    Headless.observer = ear

    sheet.b.preferredContentSize = CGSize(width: 100, height: 100)
    Headless.turn()

    #expect(ear.lines.isEmpty && sheet.top == top)
  }

  @Test("a detent is heard of where another one is chosen")
  func chosen() {
    let sheet = Sheet()
    let ear = Ear()
    Headless.observer = ear

    sheet.controller.selectedDetentIdentifier = nil
    #expect(ear.lines.isEmpty)
    for _ in 1...2 { sheet.controller.selectedDetentIdentifier = .large }
    #expect(ear.lines == ["setSelectedDetentIdentifier"])
  }
}
