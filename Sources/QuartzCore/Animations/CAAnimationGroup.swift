public import CoreGraphics

/// Several changes of a layer that share one time.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?

  /// Makes a group of no changes.
  public override init() {
    super.init()
  }

  /// Makes a group of no changes; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.kept() }
    return copy.taking(self)
  }

  package override var isPlain: Bool { type(of: self) == CAAnimationGroup.self }
}
