public import TransitionParts

/// Lets no tap select while another tab is on its way.
public final class OneAtATimeTabs: WaitingTabs {}
