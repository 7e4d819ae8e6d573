/// An animation that a layer keeps, and whether it is over.
package final class KeptAnimation {
  package let key: String
  /// The layer's own copy.
  package let animation: CAAnimation
  /// Whether somebody runs it.
  package var hasBegun = false
  /// Whether it came to its end; it is kept where it is not to be removed there.
  package var isOver = false
  /// How long it takes where it does not say, in seconds.
  package var defaultDuration = 0.25

  init(key: String, animation: CAAnimation) {
    self.key = key
    self.animation = animation
  }
}
