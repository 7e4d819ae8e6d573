public import CoreGraphics

/// The change from a layer's old contents to its new ones.
open class CATransition: CAAnimation {
  /// How the old contents give way.
  open var type: CATransitionType = .fade

  /// The side from which the change comes.
  open var subtype: CATransitionSubtype?

  /// Where on the way to begin, in parts of one.
  open var startProgress: Float = 0

  /// Where on the way to end, in parts of one.
  open var endProgress: Float = 1

  /// Makes a fade.
  public override init() {
    super.init()
  }

  /// Makes a fade; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy.taking(self)
  }

  package override var ownKey: String? { kCATransition }

  package override var isPlain: Bool { Swift.type(of: self) == CATransition.self }
}
