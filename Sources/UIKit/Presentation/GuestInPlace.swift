import CoreGraphics

/// What is presented in a controller's own place goes and comes with it when a container shows
/// another child. (Inferred; OC-02 and OC-03 say where it plays.)
extension UIViewController {
  /// The presentation that plays in this controller's place, from its beginning on.
  private var guestInPlace: ActivePresentation? {
    guard let presentation, presentation.style.playsInContext, presentation.isOpen else {
      return nil
    }
    return presentation
  }

  /// Those who are seen where this controller is shown, lowest first.
  final var seenInPlace: [UIViewController] {
    guard let guest = guestInPlace else { return [self] }
    return (guest.hasPresentersView ? [] : [self]) + guest.presented.seenInPlace
  }

  /// The view that a container shows of this controller: its own, or that of what replaces it there.
  final var viewInPlace: UIView? {
    guard let guest = guestInPlace, guest.hasPresentersView else { return view }
    return guest.container
  }

  /// The same, where it is loaded.
  final var viewInPlaceIfLoaded: UIView? { isViewLoaded ? viewInPlace : nil }

  /// Puts what is presented over this controller's view in front of it, or else behind all others.
  final func bringGuest(into wrapper: UIView) {
    guard let guest = guestInPlace, !guest.hasPresentersView, let view = viewIfLoaded else {
      return
    }
    if view.superview === wrapper {
      wrapper.insertSubview(guest.container, aboveSubview: view)
    } else {
      guest.container.frame = wrapper.bounds
      wrapper.insertSubview(guest.container, at: 0)
    }
  }

  /// Gives another frame to this controller's view where it lies in a wrapper, and to what is presented
  /// in its place.
  final func placeInPlace(at frame: CGRect, in wrapper: UIView) {
    if let view = viewIfLoaded, view.superview === wrapper, !view.frame.isSame(as: frame) {
      view.frame = frame
    }
    guard let guest = guestInPlace, guest.container.superview === wrapper else { return }
    guest.moveContainer(to: frame)
  }

  /// Takes this controller's view out of a wrapper, and what is presented over it.
  final func leavePlace(in wrapper: UIView) {
    guestInPlace?.container.leave(wrapper)
    viewIfLoaded?.leave(wrapper)
  }
}

extension UIView {
  /// Leaves its superview, if it lies in some view.
  fileprivate func leave(_ outer: UIView) {
    if isDescendant(of: outer) { removeFromSuperview() }
  }
}
