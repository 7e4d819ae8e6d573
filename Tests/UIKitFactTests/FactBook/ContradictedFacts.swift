import Testing
import UIKit

/// What was observed of UIKit and is otherwise here: each test fails as expected, until the host is mended.
@MainActor @Suite("Facts that the host contradicts for now", .serialized)
struct ContradictedFacts {
  @Test("PD-05 a driver keeps the fraction of its last update")
  func fraction() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, [])
    let delegate = LoggedTransitioningDelegate(scene.log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggedAnimator(scene.log)
    delegate.driver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    Headless.turn()

    driver.update(0.6)
    driver.finish()
    #expect(driver.percentComplete == 0.6)
    Headless.settle()

    withKnownIssue { #expect(driver.percentComplete == 0.6) }
  }
}
