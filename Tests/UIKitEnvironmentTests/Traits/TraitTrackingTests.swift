import Testing
import UIKit

/// Methods of layout are called again when a trait changes that they have read (Apple's page on automatic trait
/// tracking).
@Suite("Traits that are read in layout", .serialized) @MainActor struct TraitTrackingTests {
  /// What is read in a method, and how often each ran.
  @MainActor final class Reader {
    var reads: [String: (UITraitCollection) -> Void] = [:]
    var runs: [String: Int] = [:]

    func ran(_ method: String, _ traits: UITraitCollection) {
      runs[method, default: 0] += 1
      reads[method]?(traits)
    }
  }

  final class ReadingView: UIView {
    let reader = Reader()

    override func layoutSubviews() {
      super.layoutSubviews()
      reader.ran("layoutSubviews", traitCollection)
    }

    override func updateConstraints() {
      super.updateConstraints()
      reader.ran("updateConstraints", traitCollection)
    }
  }

  final class ReadingController: UIViewController {
    let reader = Reader()
    /// Whether what the view says is read, and not the controller.
    var readsView = false
    private var readTraits: UITraitCollection {
      readsView ? view.traitCollection : traitCollection
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      reader.ran("viewWillLayoutSubviews", readTraits)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      reader.ran("viewDidLayoutSubviews", readTraits)
    }

    override func updateViewConstraints() {
      super.updateViewConstraints()
      reader.ran("updateViewConstraints", readTraits)
    }
  }

  private func darken() {
    Headless.setTraits { $0.userInterfaceStyle = .dark }
    Headless.settle()
  }

  @Test(
    "a view's method that has read the style is called again in the dark, and no other",
    arguments: ["layoutSubviews", "updateConstraints"])
  func views(method: String) {
    let stage = Stage()
    let view = ReadingView()
    view.reader.reads[method] = { _ = $0.userInterfaceStyle }
    stage.root.view.addSubview(view)
    view.setNeedsUpdateConstraints()
    stage.rest()
    view.reader.runs = [:]

    darken()
    #expect(view.reader.runs[method] == 1)
    Headless.setTraits { $0.preferredContentSizeCategory = .small }
    Headless.settle()

    #expect(view.reader.runs[method] == 1)
  }

  @Test(
    "a controller's method that has read the style, its own or its view's, is called again",
    arguments: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"],
    [false, true])
  func controllers(method: String, readsView: Bool) {
    let stage = Stage()
    let controller = ReadingController()
    controller.readsView = readsView
    controller.reader.reads[method] = { _ = $0[UITraitUserInterfaceStyle.self] }
    stage.window.rootViewController = controller
    controller.view.setNeedsUpdateConstraints()
    stage.rest()
    controller.reader.runs = [:]

    darken()

    #expect(controller.reader.runs[method] == 1)
  }

  @Test("what is not read, is read of another view, or is read later, calls nobody again")
  func others() {
    let stage = Stage()
    let (view, other) = (ReadingView(), ReadingView())
    var kept: UITraitCollection?
    view.reader.reads["layoutSubviews"] = { kept = $0 }
    other.reader.reads["layoutSubviews"] = { [weak view] _ in
      _ = view?.traitCollection.userInterfaceStyle
    }
    for view in [view, other] { stage.root.view.addSubview(view) }
    stage.rest()
    _ = kept?.userInterfaceStyle
    for view in [view, other] { view.reader.runs = [:] }

    darken()

    #expect(view.reader.runs.isEmpty && other.reader.runs.isEmpty)
  }

  @Test("what a method read before does not count once it ran again")
  func readAnew() {
    let stage = Stage()
    let view = ReadingView()
    view.reader.reads["layoutSubviews"] = { _ = $0.userInterfaceStyle }
    stage.root.view.addSubview(view)
    stage.rest()
    view.reader.reads = [:]
    view.setNeedsLayout()
    stage.rest()
    view.reader.runs = [:]

    darken()

    #expect(view.reader.runs.isEmpty)
  }

  @Test("an app's own trait is followed, too, where a view's own overrides change it")
  func ownTrait() {
    let stage = Stage()
    let view = ReadingView()
    view.reader.reads["layoutSubviews"] = { _ = $0[LoudTrait.self] }
    stage.root.view.addSubview(view)
    stage.rest()
    view.reader.runs = [:]

    view.traitOverrides[LoudTrait.self] = true
    Headless.settle()

    #expect(view.reader.runs["layoutSubviews"] == 1)
  }

  struct LoudTrait: UITraitDefinition { static let defaultValue = false }

  final class ReadingPresentation: UIPresentationController {
    let reader = Reader()

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      reader.ran("will", traitCollection)
    }
  }

  final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    var made: ReadingPresentation?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = ReadingPresentation(presentedViewController: presented, presenting: presenting)
      made?.reader.reads["will"] = { _ = $0.userInterfaceStyle }
      return made
    }
  }

  @Test("a presentation controller's method is called again")
  func presentations() throws {
    let stage = Stage()
    let (delegate, presented) = (Presenting(), UIViewController())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    stage.root.present(presented, animated: false)
    stage.rest()
    let presentation = try #require(delegate.made)
    presentation.reader.runs = [:]

    darken()

    #expect(presentation.reader.runs["will"] == 1)
  }
}
