import AppearanceTrace
import Foundation
import Testing

@testable import ConformanceRules
@testable import RuleOracles

/// What is in sight depends on the size of the screen, in both judges.
@Suite("What is in sight on screens of all sizes")
struct SightTests {
  /// A screen, and the quarters of it that a phone held upright does not have.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: ScreenSize
    let frame: String
  }

  static let places = [
    Place(
      testDescription: "right half of a tablet", screen: ScreenSize(width: 820, height: 1180),
      frame: "410 0 410 1180"),
    Place(
      testDescription: "lower quarter of a tablet", screen: ScreenSize(width: 820, height: 1180),
      frame: "0 885 820 295"),
    Place(
      testDescription: "right half of a turned phone", screen: ScreenSize(width: 844, height: 390),
      frame: "422 0 422 390"),
  ]

  private static let rule: RuleID = "appearance-final-state-matches-window"

  /// A container of the app's that puts a child beside another one.
  ///
  /// - Parameter news: What the child is told, if anything.
  private func trace(
    on screen: ScreenSize, turnedTo turned: ScreenSize? = nil, _ frame: String, news: String = ""
  ) throws -> Trace {
    let turn = turned.map {
      "> window.resize(to: [\($0.words.joined(separator: ", "))])\n  "
    }
    let sketch = Sketch(
      "a child beside another",
      cast: ["frame  Columns", "left  StageController", "right  StageController"],
      """
      baseline
        tree       window > frame.view > left.view
        children   frame > left right
        appeared   frame
        appeared   left

      at 0ms
        \(turn ?? "")right.loadView()
        right.viewDidLoad()
        \(news)insert right.view into frame.view (by subject)

      settled at 0ms
        tree       window > frame.view > left.view
        tree       window > frame.view > right.view
        children   frame > left right
        appeared   frame
        appeared   left
        frame      right.view \(frame)
      """)
    var trace = try sketch.trace()
    trace.header.screen = screen
    return trace
  }

  private func breaches(in trace: Trace) -> (checker: Int, reference: Int) {
    let findings = Judge().judge(trace).findings.filter { $0.rule == Self.rule }
    let breaches = AppearanceFinalStateMatchesWindowOracle.breaches(in: History(trace))
    return (findings.count, breaches.count)
  }

  @Test("a child that is in sight and was never told is convicted", arguments: places)
  func neverTold(place: Place) throws {
    let trace = try trace(on: place.screen, place.frame)

    #expect(breaches(in: trace) == (1, 1))
  }

  @Test("the same child is out of sight on a phone that is held upright", arguments: places)
  func outOfSight(place: Place) throws {
    let trace = try trace(on: .phone, place.frame)

    #expect(breaches(in: trace) == (0, 0))
  }

  @Test("a screen that turns has its new size at the end", arguments: places)
  func turned(place: Place) throws {
    let turned = try trace(on: .phone, turnedTo: place.screen, place.frame)
    let back = try trace(on: place.screen, turnedTo: .phone, place.frame)

    #expect(breaches(in: turned) == (1, 1))
    #expect(breaches(in: back) == (0, 0))
  }

  @Test("an app's class is not UIKit's because it is called so")
  func appsOwnClass() throws {
    func breaches(_ drawer: String) throws -> (Int, Int) {
      let sketch = Sketch(
        "a drawer that lets its child slip away", cast: ["menu  \(drawer)"],
        """
        baseline
          tree       window > menu.view > host.view
          children   menu > host
          appeared   menu
          appeared   host

        at 0ms
          set host.view frame 390 0 390 844 (by subject)

        settled at 0ms
          tree       window > menu.view > host.view
          children   menu > host
          appeared   menu
          appeared   host
          frame      host.view 390 0 390 844
        """)
      return self.breaches(in: try sketch.trace())
    }

    #expect(try breaches("controller, UIDrawer: UIViewController") == (1, 1))
    #expect(try breaches("controller, UITabBarController") == (0, 0))
  }

  @Test(
    "in whichever quarter a child comes, it is convicted if it was never told",
    arguments: ["quarters-tablet", "quarters-turned"],
    ["first-2", "second-2", "third-2", "fourth-2"])
  func quarters(style: String, child: String) throws {
    let folder = Corpus.folder.deletingLastPathComponent()
    let golden = folder.appending(path: "container/\(style)/exchange.trace")
    var trace = try Trace(parsing: Data(contentsOf: golden))
    #expect(breaches(in: trace) == (0, 0))

    trace.events.removeAll { event in
      guard case .call(let call) = event.action, call.receiver == child else { return false }
      return [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(call.method)
    }
    guard case .settled(let time, var end) = trace.ending else {
      Issue.record("\(style) does not come to rest")
      return
    }
    end.appearances.removeAll { $0.controller == child }
    trace.ending = .settled(at: time, end)

    #expect(breaches(in: trace) == (1, 1))
  }
}
