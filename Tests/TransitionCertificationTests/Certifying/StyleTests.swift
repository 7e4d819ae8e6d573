import TransitionCertification
import Testing
import UIKit

/// In which style the script presents the same screen again.
@Suite("The style of a screen that comes again", .serialized) @MainActor struct StyleTests {
  private func styles(of subject: Subject) throws -> [String] {
    let scenario = try #require(
      ScenarioCatalogue.scenario("modal/full-screen/same-sheet-stays"))
    return scenario.run(subject).events.compactMap { event in
      guard case .begin(let span) = event.action, span.kind == .present else { return nil }
      return span.style
    }
  }

  @Test("a screen that is said to be presented as it is made is so each time")
  func said() throws {
    let subject = Subject.screen("Sample.restyled") { made() }.presented(as: [.fullScreen])

    #expect(try styles(of: subject) == ["fullScreen", "fullScreen"])
  }

  @Test("a screen of which nobody says so has the style that it has come to have")
  func unsaid() throws {
    let subject = Subject.screen("Sample.restyled") { made() }

    #expect(try styles(of: subject) == ["fullScreen", "custom"])
  }

  @Test("a screen of the app's own is presented in the scenario's style each time")
  func another() throws {
    let subject = Subject.animator("Sample.restyled") { SampleAnimator() }
      .screens { $0 == .presented ? RestyledScreen() : nil }

    #expect(try styles(of: subject) == ["fullScreen", "fullScreen"])
  }

  private func made() -> UIViewController {
    let screen = RestyledScreen()
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}

/// A screen that takes another style as soon as its view is loaded.
private final class RestyledScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
  }
}
