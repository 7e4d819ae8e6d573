import CoreGraphics

/// What is shown for who has the input: looked for from there up the chain of responders (KF-06).
@MainActor struct InputViews {
  /// Who has the input.
  private(set) weak var owner: UIResponder?
  /// What is shown in place of the keyboard.
  private(set) var view: UIView?
  /// What is shown above it.
  private(set) var accessory: UIView?
  /// Whether the system's own keyboard is shown.
  private(set) var hasKeyboard = false

  /// Nothing.
  init() {}

  init(for responder: UIResponder?) {
    guard let responder else { return }
    owner = responder
    view = Self.nearest(from: responder) { $0.inputView ?? $0.inputViewController?.shownInput }
    accessory = Self.nearest(from: responder) {
      $0.inputAccessoryView ?? $0.inputAccessoryViewController?.shownInput
    }
    hasKeyboard = view == nil && responder.bringsKeyboard
  }

  /// Whether nothing is shown.
  var isEmpty: Bool { view == nil && accessory == nil && !hasKeyboard }

  /// How high all of it is.
  ///
  /// What stands alone at the bottom of the screen stands on what the screen's edge covers. (Inferred.)
  func height(ofKeyboard height: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    let lower = hasKeyboard ? height : view.map { Self.height(of: $0) } ?? 0
    let ground = lower == 0 && accessory != nil ? World.coveredEdges.bottom : 0
    return lower + (accessory.map { Self.height(of: $0) } ?? 0) + ground
  }

  /// How high a view is, or else wants to be.
  static func height(of view: UIView) -> CGFloat {
    view.frame.height > 0 ? view.frame.height : max(0, view.intrinsicContentSize.height)
  }

  private static func nearest(
    from responder: UIResponder, _ view: (UIResponder) -> UIView?
  ) -> UIView? {
    var next: UIResponder? = responder
    while let current = next {
      if let found = view(current) { return found }
      next = current.next
    }
    return nil
  }
}

extension UIResponder {
  /// The controller whose view this is or lies in, or this one.
  final var nearestController: UIViewController? {
    var next: UIResponder? = self
    while let current = next {
      if let controller = current as? UIViewController { return controller }
      next = current.next
    }
    return nil
  }
}
