import CoreGraphics

/// The view in which a presentation plays and then stays.
final class PresentationContainerView: UIView {
  @exclusivity(unchecked) private var tie = ZeroingWeak<ActivePresentation>()
  /// The presentation, which keeps this view and not the other way round.
  var presentation: ActivePresentation? { tie.wrappedValue }

  /// Holds a presentation from now on.
  func hold(_ presentation: ActivePresentation) { tie.refer(to: presentation) }

  /// What the system itself watches here, which is nobody else's business.
  var systemRecognizers: [UIGestureRecognizer] = []

  /// The recognizers that others added.
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let others = super.gestureRecognizers?.filter { !systemRecognizers.has($0) } ?? []
      return others.isEmpty ? nil : others
    }
    set { super.gestureRecognizers = (newValue ?? []) + systemRecognizers }
  }

  /// What is presented may leave the touches beside it to what lies behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && presentation?.letsThrough(point) != true
  }

  override func layoutSubviews() {
    guard let presentation, presentation.phase != .over else { return super.layoutSubviews() }
    presentation.controller.layOutContainer { super.layoutSubviews() }
  }

  override func accessibilityPerformEscape() -> Bool { presentation?.escape() ?? false }
}
