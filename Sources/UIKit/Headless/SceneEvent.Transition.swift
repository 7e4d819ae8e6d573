package import TransitionVocabulary

extension SceneEvent {
  /// A transition, as observers see it.
  package struct Transition {
    /// Its number in this scene, from 1.
    package let number: Int
    /// What changes.
    package let kind: TransitionKind
    /// The controller that leaves or is covered; none where nothing does.
    package let from: UIViewController?
    /// The controller that comes or is uncovered; none where nothing does.
    package let to: UIViewController?
    /// The view in which it plays.
    package let container: UIView
    /// Whether it takes time.
    package let isAnimated: Bool
    /// Whether it began under a driver.
    package let isInteractive: Bool
    /// The style after adaptation; none outside of presentations.
    package let style: UIModalPresentationStyle?
    /// Whether the leaving or presenting controller's view is taken out of the window.
    package let removesFromView: Bool

    package init(
      number: Int, kind: TransitionKind, from: UIViewController?, to: UIViewController?,
      container: UIView, isAnimated: Bool, isInteractive: Bool,
      style: UIModalPresentationStyle?, removesFromView: Bool
    ) {
      self.number = number
      self.kind = kind
      self.from = from
      self.to = to
      self.container = container
      self.isAnimated = isAnimated
      self.isInteractive = isInteractive
      self.style = style
      self.removesFromView = removesFromView
    }
  }
}
