import Testing
import UIKit

@MainActor @Suite("BE: beginning and ending by hand", .serialized) struct BeginEndFacts {
  enum Call: Sendable {
    case begin(Bool), end
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let start: [Call]
    let calls: [Call]
    let events: [String]
    var testDescription: String { id }
  }

  nonisolated static let rows = [
    Row(id: "BE-01", start: [], calls: [.begin(true)], events: ["wA"]),
    Row(id: "BE-02", start: [], calls: [.begin(true), .end], events: ["wA", "dA"]),
    Row(id: "BE-04", start: [.begin(true)], calls: [.end], events: ["dA"]),
    Row(id: "BE-05", start: [.begin(true)], calls: [.begin(false)], events: ["wD"]),
    Row(
      id: "BE-08", start: [.begin(true), .end], calls: [.begin(false), .end],
      events: ["wD", "dD"]),
    Row(
      id: "BE-14, the right way back", start: [], calls: [.begin(true), .begin(false), .end],
      events: ["wA", "wD", "dD"]),
    Row(
      id: "the way back from leaving", start: [.begin(true), .begin(false)],
      calls: [.begin(true), .end], events: ["wA", "dA"]),
  ]

  @Test("BE-01 BE-02 BE-04 BE-05 BE-08 BE-14 what each pair of calls sends", arguments: rows)
  func table(row: Row) {
    let scene = Scene()
    let a = scene.controller("A", [])
    perform(row.start, on: a)
    scene.log.clear()

    perform(row.calls, on: a)

    #expect(scene.log.lines(of: "A") == row.events)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("BE-14 a second end is unbalanced, and sends nothing")
  func secondEnd() {
    let scene = Scene()
    let a = scene.controller("A", [])

    perform([.begin(true), .begin(false), .end, .end], on: a)

    #expect(scene.log.lines(of: "A") == ["wA", "wD", "dD"])
    #expect(Headless.complaints.map(\.id) == ["D1"])
  }

  private func perform(_ calls: [Call], on controller: UIViewController) {
    for call in calls {
      switch call {
      case .begin(let isAppearing):
        controller.beginAppearanceTransition(isAppearing, animated: false)
      case .end:
        controller.endAppearanceTransition()
      }
    }
  }

  @Test("BE-15 the same below a navigation, which may be another one each time")
  func besideTheWindowInStack() {
    let scene = Scene()
    let a = scene.controller("A", [])

    for round in 1...2 {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let nav = UINavigationController()
      nav.viewControllers = [a]
      window.rootViewController = nav
      perform([.begin(true), .end], on: a)
      Headless.settle()
      #expect(scene.log.lines.suffix(4) == ["A.wA", "A.wA", "A.dA", "A.dA"], "\(round)")
      window.isHidden = true
      Headless.settle()
      scene.log.clear()
    }

    #expect(!Headless.isHalted)
  }

  @Test("BE-15 by hand while the window opens its own change: two of each, round after round")
  func besideTheWindow() {
    let scene = Scene()
    let a = scene.controller("A", [])

    for round in 1...2 {
      scene.window.rootViewController = a
      scene.window.makeKeyAndVisible()
      perform([.begin(true), .end], on: a)
      Headless.settle()
      #expect(scene.log.lines == ["A.wA", "A.wA", "A.dA", "A.dA"], "\(round)")
      scene.log.clear()
      scene.window.rootViewController = nil
      perform([.begin(false), .end], on: a)
      Headless.settle()
      #expect(scene.log.lines == ["A.wD", "A.wD", "A.dD", "A.dD"], "\(round)")
      scene.log.clear()
    }

    #expect(Headless.complaints.isEmpty)
  }
}
