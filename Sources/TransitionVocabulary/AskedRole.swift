/// The part that an object plays which a host asks, and which is not the host's own.
public enum AskedRole: Sendable, CaseIterable {
  case transitioningDelegate, navigationDelegate, tabBarDelegate, adaptiveDelegate
  case animator, driver, presentationController, segue
}
