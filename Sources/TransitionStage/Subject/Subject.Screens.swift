public import UIKit

extension Subject {
  /// What a screen is to a scenario that needs it.
  public enum ScreenRole: String, Sendable, CaseIterable {
    /// It presents another one, or its segue does.
    case presenter
    /// It is presented.
    case presented
    /// It lies in a navigation's stack, at the bottom or above.
    case pushed
    /// It is a tab of a tab bar controller.
    case tab
    /// It is the root controller of a window whose root is exchanged.
    case root
  }

  /// Makes a screen of the app's own that a library wants; none leaves the stage its plain one.
  public typealias Screens = @MainActor @Sendable (ScreenRole) -> UIViewController?

  /// The same subject, on screens of the app's own.
  ///
  /// A library may want more of an app's screens than that they are controllers: a protocol that they adopt,
  /// such as a zoom's source, or a base class that they inherit. Every screen is a fresh one. What they do
  /// in their own callbacks is the app's to answer for, and so is how the status bar looks while they decide.
  ///
  /// ```swift
  /// let subject = Subject.navigation("PhotoKit.Flight") { PhotoFlight() }
  ///   .screens { role in role == .pushed ? PhotoScreen() : nil }
  /// ```
  ///
  /// - Parameter make: makes a screen for a role; none where the stage's own serves.
  public func screens(_ make: @escaping Screens) -> Subject {
    var subject = self
    subject.screens = make
    return subject
  }
}
