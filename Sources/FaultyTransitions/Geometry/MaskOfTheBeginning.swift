public import TransitionParts

/// Cuts the corners of its sheet once, in the size that this has before the device turns.
///
/// Catalogue: F350.
public final class MaskOfTheBeginning: MaskedSheet {
  public override func containerViewDidLayoutSubviews() {}
}
