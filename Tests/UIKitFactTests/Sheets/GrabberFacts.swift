import Testing
import UIKit

@MainActor @Suite("DE: taps on a sheet's grabber", .serialized) struct GrabberFacts {
  private static let detents: [UISheetPresentationController.Detent] = [
    .custom(identifier: .init("low")) { _ in 200 }, .medium(), .large(),
  ]

  /// Taps where a grabber is, or would be.
  private func tapGrabber(_ sheet: Sheet) { sheet.tap(at: CGPoint(x: 195, y: sheet.top + 8)) }

  @Test("DE-11 a tap on the grabber leads from detent to detent, and round again")
  func cycles() {
    let sheet = Sheet(Self.detents) { $0.prefersGrabberVisible = true }

    for name in ["medium", "large", "low"] {
      tapGrabber(sheet)
      Headless.settle()
      #expect(sheet.scene.log.lines.last == "DG.selected \(name)")
    }

    #expect(sheet.scene.log.lines.count == 3)
    #expect(sheet.top == 610)
    #expect(Headless.pending.isEmpty)
  }

  @Test("a sheet that may not leave is led on, too")
  func modal() {
    let sheet = Sheet(Self.detents) { $0.prefersGrabberVisible = true }
    sheet.b.isModalInPresentation = true

    tapGrabber(sheet)
    Headless.settle()

    #expect(sheet.controller.selectedDetentIdentifier == .medium)
  }

  @Test("where there is no grabber, beside it, or with one detent alone nothing happens")
  func elsewhere() {
    let plain = Sheet(Self.detents)
    tapGrabber(plain)
    Headless.settle()
    #expect(plain.controller.selectedDetentIdentifier == nil)

    let beside = Sheet(Self.detents) { $0.prefersGrabberVisible = true }
    beside.tap(at: CGPoint(x: 195, y: beside.top + 40))
    beside.tap(at: CGPoint(x: 20, y: beside.top + 8))
    Headless.settle()
    #expect(beside.controller.selectedDetentIdentifier == nil)

    let single = Sheet([.medium()]) { $0.prefersGrabberVisible = true }
    tapGrabber(single)
    Headless.settle()
    #expect(single.scene.log.lines == [])
    #expect(single.a.presentedViewController === single.b)
  }
}
