public import TransitionParts

/// A message in a window of its own, which goes with the message.
public final class TopBanner: BannerWindow {}
