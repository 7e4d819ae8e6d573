public import TransitionParts

/// Lays its pages out anew for another size, and leaves the strip where it was, so that the second page and
/// those behind it lie beside the window's corner after a turn. Catalogue: F173.
public final class StripKeepsPlace: PageStrip {
  private var isPlaced = false

  public override func follow() {
    if !isPlaced { super.follow() }
    isPlaced = true
  }
}
