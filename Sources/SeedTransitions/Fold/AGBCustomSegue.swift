import TransitionParts
public import UIKit

/// Folds one screen of a navigation over to the next like a sheet of paper, and back.
///
/// The stack changes at once; what is seen meanwhile are pictures, in layers above the navigation's
/// view. Input is off until they are gone, so that no other segue begins.
public final class AGBCustomSegue: UIStoryboardSegue {
  /// The identifier of a segue that leads on.
  public static let forward = "AGBCustomSegueForward"
  /// The identifier of a segue that leads back.
  public static let reverse = "AGBCustomSegueReverse"

  /// The length in seconds.
  public static let duration: TimeInterval = 0.8

  public override func perform() {
    guard let navigation = source.navigationController, let view = navigation.view else { return }
    guard UIView.areAnimationsEnabled, view.window != nil else { return change(navigation) }
    let old = view.agbSnapshotImage
    change(navigation)
    view.layoutIfNeeded()
    let new = view.agbSnapshotImage
    Fold(of: view, from: old, to: new, isForward: isForward).run(for: Self.duration)
  }

  private var isForward: Bool { identifier != Self.reverse }

  /// Changes the stack without an animation: that is the pictures' business.
  private func change(_ navigation: UINavigationController) {
    if isForward {
      navigation.pushViewController(destination, animated: false)
    } else if navigation.viewControllers.contains(destination) {
      navigation.popToViewController(destination, animated: false)
    } else {
      navigation.popViewController(animated: false)
    }
  }
}
