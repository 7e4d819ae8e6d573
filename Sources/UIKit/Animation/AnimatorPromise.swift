import VirtualTime

/// A block that an animator will run, with the one who asked for it.
struct AnimatorPromise<Block> {
  let cause: Cause
  let run: Block
  /// After which part of the time that is left its changes begin.
  var delayFactor = 0.0
}
