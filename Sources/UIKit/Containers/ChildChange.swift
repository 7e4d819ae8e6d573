import CoreGraphics

/// A change in which one child of a container takes another one's place.
@MainActor protocol ChildChange: TransitionOwner {
  /// The child that goes.
  var from: UIViewController { get }
  /// The child that comes.
  var to: UIViewController { get }

  /// The rectangle in which the container shows a child.
  func room(for child: UIViewController) -> CGRect
}

extension ChildChange {
  var style: UIModalPresentationStyle? { nil }
  var removesFromView: Bool { true }

  func view(_ side: TransitionSide) -> UIView? {
    switch side {
    case .from: from.viewInPlaceIfLoaded
    case .to: to.viewInPlace
    }
  }

  func initialFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: view(.from)?.frame ?? .zero
    case .to: .zero
    }
  }

  func finalFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: .zero
    case .to: room(for: to)
    }
  }

  func swapViews(_ transition: ActiveTransition) {
    if let view = view(.to) { container.addSubview(view) }
    view(.from)?.removeFromSuperview()
  }
}
