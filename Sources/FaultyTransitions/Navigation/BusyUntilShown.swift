public import TransitionParts

/// Holds requests back until it hears that a screen was shown, which a cancelled pop never says.
///
/// Catalogue: F086.
public final class BusyUntilShown: QueueingNavigation {}
