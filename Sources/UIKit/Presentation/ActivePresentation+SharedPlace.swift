import UIKitSemantics

/// What a presentation tells those who come and go by it, where its place may be moved meanwhile.
///
/// Who is presented in a controller's own place, and its presenter, are told by two: by the presentation, and by
/// what shows the place or takes it away, as another tab or another root does. Whoever ends a change first ends it
/// for both. Where a place is no window's any more, nobody comes to it. (Inferred.)
extension ActivePresentation {
  /// Whether somebody else, too, tells those who come and go by this presentation.
  private var sharesPlace: Bool { style.playsInContext }

  /// Whether the place of the presentation is in a window; to be asked before its container is taken out.
  var isPlaceSeen: Bool { container.isInWindow }

  /// Announces that somebody comes or goes, unless the place has told him already.
  func begin(
    _ isAppearing: Bool, of controller: UIViewController, inSeenPlace isPlaceSeen: Bool,
    animated: Bool
  ) {
    if sharesPlace {
      guard isAppearing ? isPlaceSeen : controller.appearancePhase != .gone,
        !isAppearing || controller.appearancePhase != .shown
      else { return }
    }
    controller.beginAppearance(isAppearing, animated: animated)
  }

  /// Declares that somebody has come or gone, unless the place has told him already; who was on his way to a place
  /// that has left the window turns round.
  func end(_ controller: UIViewController, inSeenPlace isPlaceSeen: Bool) {
    guard sharesPlace else { return controller.endAppearance() }
    guard controller.appearance.machine.opener != nil else { return }
    if !isPlaceSeen, controller.appearancePhase == .appearing {
      controller.beginAppearance(false, animated: false)
    }
    holderOfPlace?.noteEnd(of: controller)
    controller.endAppearance()
  }

  /// The container that shows the place, and exchanges it for others.
  private var holderOfPlace: UIViewController? {
    guard let presenter else { return nil }
    if let parent = presenter.containment.parent { return parent }
    guard let below = presenter.ownPresentation, below.sharesPlace else { return nil }
    return below.holderOfPlace
  }
}

extension UIViewController {
  /// Lets an exchange of this container's know that somebody heard of the end from another.
  fileprivate func noteEnd(of controller: UIViewController) {
    guard appearance.exchange?.involves(controller) == true else { return }
    appearance.exchange?.endedByOthers.append(controller)
  }
}
