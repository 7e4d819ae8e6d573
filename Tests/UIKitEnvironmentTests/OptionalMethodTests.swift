import Testing
import UIKit

/// Adopts what the classes below do, and has none of the methods.
private class Bare: NSObject, UINavigationControllerDelegate, UITextFieldDelegate,
  UIGestureRecognizerDelegate
{}

private final class Animating: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }
}

private final class Ending: NSObject, UITextFieldDelegate {
  private(set) var ends = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

private final class EndingForAReason: NSObject, UITextFieldDelegate {
  private(set) var ends: [String] = []

  func textFieldDidEndEditing(_ textField: UITextField) { ends.append("plain") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { ends.append("reason") }
}

/// UIKit does one thing where a delegate has a method, and another where it leaves the method out.
@Suite("Methods that delegates leave out", .serialized) @MainActor struct OptionalMethodTests {
  private func navigation(
    _ delegate: (any UINavigationControllerDelegate)?
  ) -> UINavigationController {
    Headless.reset()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: false)
    Headless.settle()
    return navigation
  }

  private func swipes(_ navigation: UINavigationController) -> Bool? {
    navigation.interactivePopGestureRecognizer.flatMap {
      $0.delegate?.gestureRecognizerShouldBegin($0)
    }
  }

  @Test("the swipe back is off where animators are chosen, even none, and on where nobody chooses")
  func swipe() {
    let (bare, animating) = (Bare(), Animating())

    #expect(swipes(navigation(nil)) == true)
    #expect(swipes(navigation(bare)) == true)
    #expect(swipes(navigation(animating)) == false)
  }

  @Test("a navigation's delegate decides how it turns only where it says so")
  func orientations() {
    let (bare, animating) = (Bare(), Animating())
    let own = navigation(nil).supportedInterfaceOrientations

    #expect(navigation(bare).supportedInterfaceOrientations == own)
    #expect(navigation(animating).supportedInterfaceOrientations == .landscapeLeft)
  }

  @Test(
    "who does not ask for the reason why editing ended is told without, and who does hears once")
  func endOfEditing() {
    Headless.reset()
    let (ending, reasoning, field) = (Ending(), EndingForAReason(), UITextField())
    let window = UIWindow()
    window.addSubview(field)
    window.makeKeyAndVisible()

    for delegate in [ending, reasoning] as [any UITextFieldDelegate] {
      field.delegate = delegate
      #expect(field.becomeFirstResponder())
      #expect(field.resignFirstResponder())
    }

    #expect(ending.ends == 1)
    #expect(reasoning.ends == ["reason"])
  }

  @Test("a delegate without methods is as good as none")
  func bare() {
    Headless.reset()
    let (bare, field, tap) = (Bare(), UITextField(), UITapGestureRecognizer())
    let window = UIWindow()
    window.addSubview(field)
    window.makeKeyAndVisible()
    (field.delegate, tap.delegate) = (bare, bare)

    #expect(field.becomeFirstResponder() && field.resignFirstResponder())
    #expect(tap.delegate?.gestureRecognizerShouldBegin(tap) == true)
  }
}
