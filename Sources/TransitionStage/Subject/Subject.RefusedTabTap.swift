extension Subject {
  /// What the delegate of tabs does about a tap that it refuses.
  package enum RefusedTabTap: Hashable, Sendable {
    /// Nothing.
    case ignored
    /// It selects another tab, by its index from 0.
    case answered(selecting: Int)
  }
}
