import TransitionParts
public import UIKit

/// Switches input off while it folds, and never on again. Article: S03.
public final class FoldWithInputLeftOff: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController, let view = navigation.view else { return }
    let old = view.agbSnapshotImage
    navigation.pushViewController(destination, animated: false)
    view.layoutIfNeeded()
    DeafFold(of: view, from: old, to: view.agbSnapshotImage, isForward: true).run(for: 0.8)
  }
}

private final class DeafFold: Fold {
  override func switchInputOn() {}
}
