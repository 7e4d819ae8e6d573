import QuartzCore
import TransitionVocabulary

extension ViewAspect {
  /// The aspect that a property of a view's layer belongs to; none where nobody is told.
  init?(_ key: LayerKey) {
    switch key {
    case .bounds, .position: self = .frame
    case .transform: self = .transform
    case .opacity: self = .alpha
    case .hidden: self = .hidden
    case .masksToBounds: self = .clips
    case .cornerRadius: self = .corner
    case .shadowOpacity, .shadowRadius, .shadowOffset: self = .shadow
    case .anchorPoint: self = .anchor
    case .zPosition: self = .z
    case .sublayerTransform: self = .perspective
    case .backgroundColor: self = .background
    case .anchorPointZ, .borderWidth, .borderColor, .shadowColor, .shadowPath,
      .contentsRect, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth,
      .lineDashPhase, .startPoint, .endPoint:
      return nil
    }
  }

  init(_ replacement: LayerWatch.Replacement) {
    self =
      switch replacement {
      case .mask: .mask
      case .clock: .clock
      case .frame: .frame
      }
  }
}

extension UIView {
  /// Tells the observer that a switch of this view is about to be set, unless that changes nothing.
  final func willSwitch(_ aspect: ViewAspect, from old: Bool, to new: Bool) {
    guard old != new else { return }
    World.current.reportChange(of: self, aspect)
  }
}

extension World {
  /// Tells the observer that somebody other than the host is about to change a view.
  ///
  /// What a layout brings about is the host's doing. The way back of an animation is his who began it.
  func reportChange(of view: UIView, _ aspect: ViewAspect) {
    guard observer != nil, cause.agent != .host, !animations.isFollowing else { return }
    report(.changing(view, aspect))
  }
}
