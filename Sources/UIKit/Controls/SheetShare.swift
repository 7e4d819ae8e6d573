import CoreGraphics

/// What a sheet has of the finger that scrolls content in it (SS-06, DE-08).
@MainActor final class SheetShare {
  private unowned let scrollView: UIScrollView
  private let finger: SheetFinger
  /// How far the finger has moved down, as of the last step.
  private var way: CGFloat = 0
  /// How much of it was the sheet's.
  private var taken: CGFloat = 0
  /// Whether the last step was the sheet's.
  private var leads = false

  /// None where the content does not lie in a sheet that follows fingers, or goes from side to side.
  init?(of scrollView: UIScrollView, moved: CGPoint) {
    guard scrollView.scrollsDown, abs(moved.y) > abs(moved.x),
      let watch = scrollView.presentationAround?.watch as? SheetWatch, watch.finger.mayBegin
    else { return nil }
    self.scrollView = scrollView
    finger = watch.finger
    finger.approach()
  }

  /// Takes its part of the finger's way down, and says how much it has of all of it.
  func take(_ way: CGFloat) -> CGFloat {
    let step = way - self.way
    self.way = way
    guard step != 0 else { return taken }
    let top = scrollView.nearestOffset(to: CGPoint(x: 0, y: -CGFloat.greatestFiniteMagnitude)).y
    let part = finger.partOfStep(step, aboveTop: scrollView.contentOffset.y - top)
    leads = part != 0
    taken += part
    return taken
  }

  /// Lets go at a speed, and says which of it is left for the content.
  func letGo(at velocity: CGPoint) -> CGPoint {
    guard finger.isUnderWay else { return velocity }
    finger.letGo(speed: leads ? velocity.y : 0)
    return leads ? .zero : velocity
  }

  /// Goes without a say.
  func takeAway() { finger.takeAway() }
}

extension UIView {
  /// The presentation in whose container the view lies.
  fileprivate var presentationAround: ActivePresentation? {
    var view: UIView? = self
    while let current = view {
      if let container = current as? PresentationContainerView { return container.presentation }
      view = current.superview
    }
    return nil
  }
}
