public import TransitionParts

/// Takes its side to be as code left it, also where a finger has opened or closed it since.
///
/// Catalogue: F385.
public final class MovesCountedByCode: PulledDrawer {
  private var isOpen = false

  public override func setOpen(_ opens: Bool, at place: Int = 0, animated: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    super.setOpen(opens, at: place, animated: animated)
  }
}
