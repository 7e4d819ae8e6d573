public import CoreGraphics

/// A layer that shows its sublayers several times; it keeps how, and nobody sees it.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1

  /// Whether the copies keep their depth.
  open var preservesDepth = false

  /// How much later each copy is than the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0

  /// What is done to each copy after the one before.
  open var instanceTransform = CATransform3DIdentity

  /// The colour that the copies are multiplied by.
  open var instanceColor: CGColor? = CGColor.white

  /// How much redder each copy is than the one before.
  open var instanceRedOffset: Float = 0

  /// How much greener each copy is than the one before.
  open var instanceGreenOffset: Float = 0

  /// How much bluer each copy is than the one before.
  open var instanceBlueOffset: Float = 0

  /// How much more opaque each copy is than the one before.
  open var instanceAlphaOffset: Float = 0
}
