public import TransitionParts

/// Leaves its sheet to the autoresizing mask when the container is laid out, so that a turn cuts it off.
///
/// Catalogue: F164.
public final class HalfSheetLeftAlone: HalfSheet {
  public override func containerViewWillLayoutSubviews() {}
}
