import TransitionParts
public import UIKit

/// Folds pictures of the screens, and lets the system animate the push below them as well.
///
/// The second picture is taken when nothing has moved yet, and the screens hear of an animation that
/// nobody sees. Article: S02.
public final class FoldWithAnimatedPush: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController, let view = navigation.view else { return }
    let old = view.agbSnapshotImage
    navigation.pushViewController(destination, animated: true)
    Fold(of: view, from: old, to: view.agbSnapshotImage, isForward: true).run(for: 0.8)
  }
}
