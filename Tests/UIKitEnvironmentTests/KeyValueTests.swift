import Testing
import UIKit

/// Properties that somebody observes.
@Suite("Observed properties", .serialized) @MainActor struct KeyValueTests {
  init() { Headless.reset() }

  @Test("a scroll view's offset is told of at once, with both values")
  func offset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var changes: [[CGFloat?]] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      changes.append([change.oldValue?.y, change.newValue?.y])
    }

    view.contentOffset.y = 10
    view.contentOffset.y = 30

    #expect(changes == [[0, 10], [10, 30]])
    observation.invalidate()
    view.contentOffset.y = 40
    #expect(changes.count == 2)
  }

  @Test("any other property is told of when the turn goes on, once for all its changes")
  func later() {
    let view = UIView()
    var values: [CGFloat?] = []
    let observation = view.observe(\.alpha, options: .new) { values.append($1.newValue) }

    view.alpha = 0.5
    view.alpha = 0.25
    #expect(values.isEmpty)
    Headless.settle()

    #expect(values == [0.25])
    observation.invalidate()
  }

  @Test("values are given to those who asked for them")
  func options() {
    let view = UIScrollView()
    var changes: [(old: CGSize?, new: CGSize?, isPrior: Bool)] = []
    let observation = view.observe(\.contentSize, options: [.initial, .prior]) {
      changes.append(($1.oldValue, $1.newValue, $1.isPrior))
    }

    view.contentSize.width = 5

    #expect(changes.map(\.isPrior) == [false, true, false])
    #expect(changes.allSatisfy { $0.old == nil && $0.new == nil })
    observation.invalidate()
  }

  @Test("who lets go of the observation hears nothing more")
  func lifetime() {
    let view = UIScrollView()
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset) { _, _ in count += 1 }
    #expect(observation != nil)
    observation = nil

    view.contentOffset.y = 10
    Headless.settle()

    #expect(count == 0)
  }
}
