/// The view in which a presentation plays and then stays.
final class PresentationContainerView: UIView {
  @ZeroingWeak var presentation: ActivePresentation?
  /// What the system itself watches here, which is nobody else's business.
  var systemRecognizer: UIGestureRecognizer?

  /// The recognizers that others added.
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let others = super.gestureRecognizers?.filter { $0 !== systemRecognizer } ?? []
      return others.isEmpty ? nil : others
    }
    set { super.gestureRecognizers = (newValue ?? []) + (systemRecognizer.map { [$0] } ?? []) }
  }

  override func layoutSubviews() {
    guard let presentation, presentation.phase != .over else { return super.layoutSubviews() }
    presentation.controller.layOutContainer { super.layoutSubviews() }
  }

  override func accessibilityPerformEscape() -> Bool { presentation?.escape() ?? false }
}
