import Testing
import UIKit

@MainActor @Suite("Views that move while others move", .serialized) struct WindowMoveTests {
  private final class RestlessView: UIView {
    var moved: () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      moved()
    }
  }

  /// A window with a view in it, in which lie a restless view and a calm one, in this order.
  @MainActor private struct Place {
    let scene = Scene()
    let middle = RestlessView(frame: .zero)
    let restless = RestlessView(frame: .zero)
    let calm = UIView(frame: .zero)

    init() {
      scene.show(scene.controller("A"))
      middle.addSubview(restless)
      middle.addSubview(calm)
    }
  }

  @Test("a view that is moved to another window while its old one is left belongs to the other")
  func sibling() {
    let place = Place()
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.isHidden = false
    place.scene.window.addSubview(place.middle)
    place.restless.moved = { other.addSubview(place.calm) }

    place.middle.removeFromSuperview()

    #expect(place.calm.superview === other && place.calm.window === other)
    #expect(place.middle.window == nil && place.restless.window == nil)
  }

  @Test("a view that comes back as soon as it left brings all of its views along")
  func comeback() {
    let place = Place()
    place.scene.window.addSubview(place.middle)
    place.middle.moved = {
      place.middle.moved = {}
      place.scene.window.addSubview(place.middle)
    }

    place.middle.removeFromSuperview()

    for view in [place.middle, place.restless, place.calm] {
      #expect(view.window === place.scene.window)
    }
  }

  @Test("a view that leaves as soon as it came leaves none of its views behind")
  func retreat() {
    let place = Place()
    place.middle.moved = {
      place.middle.moved = {}
      place.middle.removeFromSuperview()
    }

    place.scene.window.addSubview(place.middle)

    for view in [place.middle, place.restless, place.calm] { #expect(view.window == nil) }
  }
}
