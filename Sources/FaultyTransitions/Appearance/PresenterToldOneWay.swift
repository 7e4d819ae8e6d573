public import TransitionParts

/// Tells the presenter by hand that it goes and comes back, and does so in its two animators alone.
///
/// Where one way is not animated no animator runs, and that half of the telling is missed. Its style
/// leaves the presenter in place, so UIKit tells it nothing either (CU-01). Catalogue: F006.
public final class PresenterToldOneWay: DriftDelegate {}
