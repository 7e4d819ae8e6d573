public import TransitionParts

/// Notes the place of its tab when it asks for another one, given up or not, and sees no taps. Pitfall: L07.
public final class PlaceCountedAlong: PagingTabs {
  private var noted = 0

  public override var place: Int { noted }

  public override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      noted = newValue
      super.selectedIndex = newValue
    }
  }
}
