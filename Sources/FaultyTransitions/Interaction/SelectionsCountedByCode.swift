public import TransitionParts

/// Takes what code selected last to be shown, also where a finger has pulled another child in since.
///
/// Catalogue: F384.
public final class SelectionsCountedByCode: DrivenSwitcher {
  private var selected = 0

  public override func show(_ index: Int, animated: Bool) {
    guard index != selected else { return }
    selected = index
    super.show(index, animated: animated)
  }
}
