import UIKit

extension Subject {
  /// A library that exchanges the root controllers of windows, in its own way.
  ///
  /// ```swift
  /// let subject = Subject.roots("RootKit.Fade") { window, root, animated, completion in
  ///   RootFade.exchange(in: window, for: root, animated: animated, completion: completion)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - gaps: what the library's method has not; scenarios that need it do not apply.
  ///   - setRoot: puts a controller into a window as its root.
  public static func roots(
    _ id: String, contract: SubjectContract = SubjectContract(), lacking gaps: Set<VerbGap> = [],
    _ setRoot: @escaping Verbs.SetRoot
  ) -> Subject {
    Subject(id, contract: contract, definition: WindowSubject(overlay: nil))
      .adding(.setRoot, lacking: gaps) { $0.setRoot = setRoot }
  }

  /// A library that puts up a window of its own, such as a banner or an alert.
  ///
  /// The object is kept as long as the scenario. Nothing that the system does is like it: rules alone judge
  /// it, that the app below is left alone, and that nothing of it stays.
  ///
  /// ```swift
  /// let subject = Subject.overlay("BannerKit.Banner") {
  ///   Banner(text: "Saved")
  /// } show: { banner, animated in
  ///   banner.show(animated: animated)
  /// } hide: { banner, animated in
  ///   banner.hide(animated: animated)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes the library's object.
  ///   - show: lets it put its window up.
  ///   - hide: lets it take its window away.
  public static func overlay<Object: AnyObject>(
    _ id: String, contract: SubjectContract = SubjectContract(), make: @escaping Make<Object>,
    show: @escaping @MainActor @Sendable (_ object: Object, _ animated: Bool) -> Void,
    hide: @escaping @MainActor @Sendable (_ object: Object, _ animated: Bool) -> Void
  ) -> Subject {
    let plan = OverlayPlan(
      make: make,
      move: { object, isUp, animated in
        guard let object = object as? Object else { return }
        if isUp { show(object, animated) } else { hide(object, animated) }
      })
    return Subject(id, contract: contract, definition: WindowSubject(overlay: plan))
  }

  /// How a library puts up a window of its own.
  struct OverlayPlan: Sendable {
    /// Makes the library's object.
    let make: Make<AnyObject>
    /// Puts its window up, or takes it away: object, whether up, animated.
    let move: @MainActor @Sendable (AnyObject, Bool, Bool) -> Void
  }
}

/// What a library does with windows.
struct WindowSubject: SubjectKind {
  /// How it puts up a window of its own; none where it has none.
  let overlay: Subject.OverlayPlan?
  let name = Subject.Kind.window
  let noun = "a library for windows"
  let gesture: Gesture? = nil
}
