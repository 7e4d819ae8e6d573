import Testing
import UIKit

@MainActor @Suite("Detents of sheets", .serialized) struct DetentTests {
  /// A sheet on the screen, whose controller was set up beforehand.
  private func sheet(
    _ configure: (UISheetPresentationController) -> Void
  ) throws -> (scene: Scene, b: LoggedController, sheet: UISheetPresentationController) {
    let scene = Scene()
    let (a, b) = scene.pair(.pageSheet)
    let sheet = try #require(b.sheetPresentationController)
    configure(sheet)
    scene.present(b, on: a)
    return (scene, b, sheet)
  }

  @Test("DE-03 a sheet is large unless it is told otherwise")
  func large() throws {
    let (scene, b, sheet) = try sheet { _ in }

    #expect(b.presentationController === sheet)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(b.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    withExtendedLifetime(scene) {}
  }

  @Test("DE-03 the lowest detent counts until one is selected, in whatever order they stand")
  func lowest() throws {
    let (scene, b, sheet) = try sheet { $0.detents = [.large(), .medium()] }
    #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))

    sheet.selectedDetentIdentifier = .large
    Headless.turn()
    #expect(b.view.frame.minY == 57)
    sheet.selectedDetentIdentifier = .init("nobody's")
    Headless.turn()
    #expect(b.view.frame.minY == 422)
    withExtendedLifetime(scene) {}
  }

  @Test("a change within animateChanges takes its time, and tells no controller anything")
  func animated() throws {
    let (scene, b, sheet) = try sheet { $0.detents = [.medium(), .large()] }
    let start = Headless.now

    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    Headless.settle()

    #expect(b.view.frame.minY == 57)
    #expect(Headless.now > start)
    #expect(scene.log.lines.isEmpty)
  }

  @Test("a detent that is chosen while a sheet comes counts when it has come")
  func whilePresenting() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.pageSheet)
    let sheet = try #require(b.sheetPresentationController)
    sheet.detents = [.medium(), .large()]

    a.present(b, animated: true)
    Headless.advance(by: 0.1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(b.view.frame.minY == 422)
    Headless.settle()

    #expect(b.view.frame.minY == 57)
    withExtendedLifetime(scene) {}
  }

  @Test("what is set counts with the next layout, and in animateChanges at once")
  func nextLayout() throws {
    let (scene, b, sheet) = try sheet { $0.detents = [.medium(), .large()] }

    sheet.selectedDetentIdentifier = .large
    #expect(b.view.frame.minY == 422)
    b.presentationController?.containerView?.layoutIfNeeded()
    #expect(b.view.frame.minY == 57)

    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(b.view.frame.minY == 422)
    withExtendedLifetime(scene) {}
  }

  @Test("a detent says its height in a context, also to one of somebody's own")
  func resolved() throws {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection: UITraitCollection
      let maximumDetentValue: CGFloat = 700
      init(_ traits: UITraitCollection) { containerTraitCollection = traits }
    }
    let tall = Context(UITraitCollection(verticalSizeClass: .regular))
    let low = Context(UITraitCollection(verticalSizeClass: .compact))
    var known: [CGFloat?] = []

    let (scene, b, _) = try sheet {
      $0.detents = [
        .custom { context in
          known = [UISheetPresentationController.Detent.medium(), .large()].map {
            $0.resolvedValue(in: context)
          }
          return known[0].map { $0 - 88 }
        }
      ]
    }

    #expect(known == [388, 753])
    #expect(b.view.frame.height == 334)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: tall) == 700)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: tall) == 350)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: low) == nil)
    withExtendedLifetime(scene) {}
  }

  @Test("detents that nobody named have names that no others have")
  func nameless() {
    Headless.reset()
    let names = (0..<3).map { _ in UISheetPresentationController.Detent.custom { _ in 1 }.identifier
    }

    #expect(Set(names).count == 3)
  }

  @Test("a detent of one's own says its height above the safe area, as far as there is room")
  func custom() throws {
    var height: CGFloat? = 200
    let (scene, b, sheet) = try sheet {
      $0.detents = [.custom { _ in height }, .custom { $0.maximumDetentValue * 2 }]
    }
    #expect(b.view.frame.height == 234)

    height = nil
    sheet.invalidateDetents()
    Headless.turn()
    #expect(b.view.frame.height == 787)
    withExtendedLifetime(scene) {}
  }

  @Test("a sheet at rest keeps its place in a container that grows")
  func resized() throws {
    let (scene, b, _) = try sheet { $0.detents = [.medium()] }

    Headless.resize(to: CGSize(width: 390, height: 1000))
    Headless.settle()

    #expect(b.view.frame == CGRect(x: 0, y: 500, width: 390, height: 500))
    withExtendedLifetime(scene) {}
  }
}
