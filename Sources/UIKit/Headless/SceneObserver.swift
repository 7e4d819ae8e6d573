public import UIKitSemantics
package import VirtualTime

/// The release that this host behaves like.
public typealias Profile = UIKitSemantics.Profile
/// A misuse of UIKit, as UIKit answers it.
public typealias Complaint = UIKitSemantics.Complaint
/// Who is to answer for an event.
package typealias SceneCause = VirtualTime.Cause

/// What a headless scene tells whoever watches it, as it happens.
@MainActor package protocol SceneObserver: AnyObject {
  /// Receives an event at the moment when it happens, before the code that it announces runs.
  ///
  /// - Parameters:
  ///   - event: what happens; the objects in it are not to be kept.
  ///   - cause: who is to answer for it.
  func scene(_ event: SceneEvent, cause: SceneCause)
  /// Time has moved on, and nothing is done yet: what the scene shows now is what eyes see.
  func sceneWasDrawn()
}

extension SceneObserver {
  package func sceneWasDrawn() {}
}
