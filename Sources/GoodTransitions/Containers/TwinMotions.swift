public import TransitionParts

/// Lets the old screen fade and the new one slide in by two animations of one length.
///
/// What ends the switch is the completion of the first; that of the second follows in the same instant.
public final class TwinMotions: SlidingNewcomer {}
