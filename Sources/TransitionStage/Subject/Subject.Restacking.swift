public import UIKit

extension Subject {
  /// A gesture by which a subject replaces a navigation's stack.
  public struct Restacking: Sendable {
    /// What the finger does over the screen that is shown.
    public let gesture: Gesture
    /// Lets the subject watch a navigation.
    let watch: Watch

    /// Lets a subject watch a navigation, and set the stack that `makeStack` makes when its gesture asks.
    public typealias Watch =
      @MainActor @Sendable (
        _ navigation: UINavigationController,
        _ makeStack: @escaping @MainActor () -> [UIViewController]
      ) -> Void
  }

  /// The subject, with a gesture of its own that replaces a navigation's stack by `setViewControllers`; only
  /// a subject that takes part in navigation can have one.
  ///
  /// Where the finger goes through, the stack holds what `makeStack` made, and nothing else; where it gives
  /// up, what it held before.
  ///
  /// ```swift
  /// let subject = Subject.navigation("CarouselKit.Carousel") { Carousel() }
  ///   .stackReplaced(by: .drag(.left)) { navigation, makeStack in
  ///     (navigation.delegate as? Carousel)?.watch(navigation, makeStack: makeStack)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the screen that is shown.
  ///   - watch: lets the subject watch a navigation. It is called once for each navigation, when it has its
  ///     delegate and its first screens; `makeStack` makes the screens of a new stack, the bottom first.
  public func stackReplaced(by gesture: Gesture, _ watch: @escaping Restacking.Watch) -> Subject {
    precondition(
      parts.navigations != nil,
      "stackReplaced(by:) needs a part in navigation, '\(id)' has none")
    var subject = self
    subject.restacking = Restacking(gesture: gesture, watch: watch)
    return subject
  }
}

extension SubjectInstaller {
  /// Lets the subject's gesture replace the stack of a navigation; false where it has none.
  ///
  /// - Parameter makeStack: makes the screens of a new stack.
  @discardableResult
  package func installRestacking(
    on navigation: UINavigationController,
    makeStack: @escaping @MainActor () -> [UIViewController]
  ) -> Bool {
    guard let restacking = subject.restacking else { return false }
    watchOnce(navigation) {
      restacking.watch(navigation) { [host] in host.acting(as: .script, makeStack) }
    }
    return true
  }
}
