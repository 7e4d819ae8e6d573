import Testing
import UIKit

/// What is asked of a navigation, from outside or from inside of a callback.
enum Errand: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, set
}

@MainActor @Suite("Requests from inside of callbacks", .serialized) struct ReentrancyTests {
  /// A navigation in a window, and the controllers that come and go.
  @MainActor private final class Stage {
    let scene = Scene()
    let nav: UINavigationController
    let style: UIModalPresentationStyle
    private(set) var controllers: [LoggedController] = []

    init(_ style: UIModalPresentationStyle, before errand: Errand) {
      self.style = style
      let a = LoggedController("A", scene.log, .isAppearing)
      nav = UINavigationController(rootViewController: a)
      controllers = [a]
      scene.window.rootViewController = nav
      scene.window.makeKeyAndVisible()
      Headless.settle()
      switch errand {
      case .dismiss: perform(.present, animated: false)
      case .pop: perform(.push, animated: false)
      case .present, .push, .set: break
      }
      Headless.settle()
    }

    private func make() -> LoggedController {
      let controller = LoggedController("C\(controllers.count)", scene.log, .isAppearing)
      controller.modalPresentationStyle = style
      controllers.append(controller)
      return controller
    }

    func perform(_ errand: Errand, animated: Bool, completion: (() -> Void)? = nil) {
      switch errand {
      case .present: nav.present(make(), animated: animated, completion: completion)
      case .dismiss: nav.dismiss(animated: animated, completion: completion)
      case .push: nav.pushViewController(make(), animated: animated)
      case .pop: nav.popViewController(animated: animated)
      case .set: nav.setViewControllers([make()], animated: animated)
      }
    }

    /// Lets the first controller that comes by a callback run an errand there, once.
    func hook(_ callback: String, _ errand: @escaping () -> Void) {
      var hasRun = false
      let run = {
        guard !hasRun else { return }
        hasRun = true
        errand()
      }
      hooked = (callback, run)
      for controller in controllers { controller.hooks[callback] = run }
    }

    private var hooked: (callback: String, run: () -> Void)?

    /// Hooks those too that an errand made.
    func hookNewcomers() {
      guard let hooked else { return }
      for controller in controllers { controller.hooks[hooked.callback] = hooked.run }
    }

    /// What is wrong with the scene at rest.
    var complaints: [String] {
      var complaints: [String] = []
      if !Headless.pending.isEmpty { complaints.append("pending \(Headless.pending)") }
      if nav.transitionCoordinator != nil { complaints.append("in transition") }
      if nav.children != nav.viewControllers { complaints.append("children differ from the stack") }
      if let modal = nav.presentedViewController, modal.presentingViewController !== nav {
        complaints.append("presented by nobody")
      }
      for controller in controllers {
        complaints += controller.ailments
        let belongs =
          nav.viewControllers.contains(controller) || controller.presentingViewController != nil
        if controller.viewIfLoaded?.window != nil, !belongs {
          complaints.append("\(controller.name) is seen and belongs nowhere")
        }
      }
      complaints += Headless.complaints.filter { $0.id == "D1" }.map(\.text)
      return complaints
    }
  }

  nonisolated static let callbacks = [
    "load", "willMove", "wA", "iA", "wL", "dL", "dA", "didMove", "wD", "dD",
  ]

  @Test(
    "an errand from inside of a callback of another leaves nothing half done",
    arguments: Errand.allCases, Errand.allCases)
  func fromCallback(outer: Errand, inner: Errand) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      for callback in Self.callbacks {
        for flags in 0..<4 {
          let (outerAnimated, innerAnimated) = (flags & 1 != 0, flags & 2 != 0)
          let stage = Stage(style, before: outer)
          stage.hook(callback) { stage.perform(inner, animated: innerAnimated) }
          stage.perform(outer, animated: outerAnimated)
          stage.hookNewcomers()

          let settled = Headless.settle()

          let complaints = stage.complaints
          #expect(
            settled && complaints.isEmpty,
            "\(outer)(\(outerAnimated)), \(callback), \(inner)(\(innerAnimated)), \(style): \(complaints), \(Headless.complaints.map(\.id))"
          )
        }
      }
    }
  }

  @Test(
    "an errand from inside of a completion leaves nothing half done",
    arguments: [Errand.present, .dismiss], Errand.allCases)
  func fromCompletion(outer: Errand, inner: Errand) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      for flags in 0..<4 {
        let stage = Stage(style, before: outer)
        stage.perform(outer, animated: flags & 1 != 0) {
          stage.perform(inner, animated: flags & 2 != 0)
        }

        let settled = Headless.settle()

        let complaints = stage.complaints
        #expect(settled && complaints.isEmpty, "\(flags), \(style): \(complaints)")
      }
    }
  }

  @Test(
    "two errands in one turn leave nothing half done",
    arguments: Errand.allCases, Errand.allCases)
  func inOneTurn(first: Errand, second: Errand) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      for flags in 0..<4 {
        for delay in [0, 0.1] {
          let stage = Stage(style, before: first)
          stage.perform(first, animated: flags & 1 != 0)
          if delay > 0 { Headless.advance(by: delay) }
          stage.perform(second, animated: flags & 2 != 0)

          let settled = Headless.settle()

          let complaints = stage.complaints
          #expect(settled && complaints.isEmpty, "\(flags), \(delay), \(style): \(complaints)")
        }
      }
    }
  }
}
