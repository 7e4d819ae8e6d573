public import TransitionParts

/// Does nothing that code asks while it is pulled, and takes itself to be so from when a finger has pulled where
/// there was nothing to pull.
///
/// Catalogue: F254.
public final class SwitcherDeafAtEnd: DrivenSwitcher {
  private var isPulled = false

  public override func pullBegan() {
    isPulled = true
    super.pullBegan()
  }

  public override func letGo(through isThrough: Bool) {
    guard run != nil else { return }
    isPulled = false
    super.letGo(through: isThrough)
  }

  public override func show(_ index: Int, animated: Bool) {
    if !isPulled { super.show(index, animated: animated) }
  }
}
