public import TransitionParts

/// Covers the status bar under a custom style, and never asks to decide it. Catalogue: F045.
public final class StatusBarNotCaptured: DriftDelegate {}
