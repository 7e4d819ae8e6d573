import Testing
import UIKit

@MainActor @Suite("Which touches a view gets that is being animated", .serialized)
struct MovingViewTests {
  /// How a view is moved.
  enum Way: CaseIterable {
    case animation, withOption, spring, steps, stepsWithOption, oldWay, inner, innerOfItsOwn
    case animator, animatorWithoutTouches, layerAlone, atOnce

    @MainActor func move(_ view: UIView) {
      let change = { view.alpha = 0.5 }
      switch self {
      case .animation: UIView.animate(withDuration: 1, animations: change)
      case .withOption:
        UIView.animate(
          withDuration: 1, delay: 0, options: .allowUserInteraction, animations: change)
      case .spring:
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: change)
      case .steps, .stepsWithOption:
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: self == .steps ? [] : .allowUserInteraction,
          animations: {
            UIView.addKeyframe(
              withRelativeStartTime: 0, relativeDuration: 1, animations: change)
          })
      case .oldWay:
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        change()
        UIView.commitAnimations()
      case .inner, .innerOfItsOwn:
        let options: UIView.AnimationOptions = self == .inner ? [] : .overrideInheritedOptions
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
          UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
        }
      case .animator, .animatorWithoutTouches:
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
        animator.isUserInteractionEnabled = self == .animator
        animator.startAnimation()
      case .layerAlone:
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
      case .atOnce: change()
      }
    }

    var letsTouchesIn: Bool {
      switch self {
      case .withOption, .stepsWithOption, .inner, .animator, .layerAlone, .atOnce: true
      case .animation, .spring, .steps, .oldWay, .innerOfItsOwn, .animatorWithoutTouches: false
      }
    }
  }

  private static let touched = ["began", "ended"]

  @Test("it gets none on its way, unless the animation lets them in", arguments: Way.allCases)
  func moving(way: Way) {
    let pad = Pad()
    way.move(pad.view)
    Headless.advance(by: 0.5)

    pad.play([.down(0, 50, 50), .up(0)])

    #expect(pad.view.lines == (way.letsTouchesIn ? Self.touched : []))
  }

  @Test("it gets them again when it has arrived", arguments: Way.allCases)
  func arrived(way: Way) {
    let pad = Pad()
    way.move(pad.view)
    Headless.settle()

    pad.play([.down(0, 50, 50), .up(0)])

    #expect(pad.view.lines == Self.touched)
  }

  @Test("what waits for its animation gets none either")
  func waiting() {
    let pad = Pad()
    UIView.animate(withDuration: 1, delay: 5, animations: { pad.view.alpha = 0.5 })

    pad.play([.down(0, 50, 50), .up(0)])

    #expect(pad.view.lines == [])
  }

  @Test("a finger that it has already stays, and one that comes finds what lies behind")
  func fingers() {
    let pad = Pad()
    let front = TouchedView(frame: pad.view.bounds)
    pad.view.superview?.addSubview(front)

    pad.play([.down(0, 50, 50)])
    UIView.animate(withDuration: 1, animations: { front.alpha = 0.5 })
    pad.play([.down(1, 90, 50), .up(1), .up(0)])

    #expect(front.lines == Self.touched)
    #expect(pad.view.lines == Self.touched)
  }
}
