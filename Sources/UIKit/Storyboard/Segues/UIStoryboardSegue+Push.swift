import UIKitSemantics

extension UIStoryboardSegue {
  /// Pushes the destination, as the kind "push" of old storyboards does (K4).
  final func push() {
    guard let navigation = source.navigationController else {
      return World.current.complain(
        .pushOutsideNavigation, .raised, ComplaintNames(caller: describe(source)), about: source)
    }
    navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
  }
}
