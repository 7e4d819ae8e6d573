public import UIKit

extension Subject {
  /// A screen that is presented itself: it is its own transitioning delegate, or sets its style and its
  /// delegate in its initializer, or finds its own animator.
  ///
  /// The stage presents it where it would present a screen of its own, and sets nothing of it. It takes part
  /// in the presentations of the style that it has when it is made, for which one is made beforehand, on the
  /// main thread; `presented(as:)` says the style in its stead. One that it names alone the screen gets again
  /// where it is presented once more. What it does in its own callbacks, in its buttons and recognizers, the
  /// subject answers for.
  ///
  /// ```swift
  /// let subject = Subject.screen("SheetKit.ActionSheet", dismissedBy: .drag(.down)) {
  ///   ActionSheet(title: "Delete?")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - gesture: the gesture on the screen that takes it away.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh screen for each presentation.
  public static func screen(
    _ id: String, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(), _ make: @escaping Make<UIViewController>
  ) -> Subject {
    .screen(id, dismissedBy: gesture, contract: contract) { _ in make() }
  }

  /// A screen that is presented itself, and is made for the one that presents it.
  ///
  /// ```swift
  /// let subject = Subject.screen("SpotKit.Spotlight") { presenter in
  ///   Spotlight(over: presenter.view)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - gesture: the gesture on the screen that takes it away.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh screen for each presentation; it gets the controller that is asked to present it.
  public static func screen(
    _ id: String, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(), _ make: @escaping MakeScreen
  ) -> Subject {
    let ownStyle = OwnStyle(of: make)
    var subject = Subject(
      id, contract: contract,
      definition: ScreenSubject(make: make, gesture: gesture, ownStyle: ownStyle))
    subject.styles = []
    subject.ownStyle = ownStyle
    return subject
  }

  /// Makes a screen for the controller that is asked to present it.
  public typealias MakeScreen =
    @MainActor @Sendable (_ presenter: UIViewController) -> UIViewController
}

/// A screen that brings its own presentation.
private struct ScreenSubject: PresentationParticipant, ScreenParticipant {
  let make: Subject.MakeScreen
  let gesture: Gesture?
  let ownStyle: OwnStyle
  let name = Subject.Kind.screen
  let noun = "a screen that is presented itself"
  let obstacleToLooks: String? = "it has a look of its own"
  let presentsItself = true

  func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? {
    let styles = styles.isEmpty ? [ownStyle.style] : styles
    return style.obstacle(toOwnPresentationMadeFor: styles)
  }

  func screen(
    _ role: Subject.ScreenRole, over presenter: UIViewController?
  ) -> (@MainActor () -> UIViewController)? {
    guard role == .presented, let presenter else { return nil }
    return { make(presenter) }
  }

  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) { installer.listen(to: presented, about: presented) }
}
