/// The classes and values of a platform that events carry.
///
/// The vocabulary knows no platform. A host names the types of its own once, and all events are in
/// terms of these.
package protocol Scenery {
  /// A view controller.
  associatedtype Controller: AnyObject
  associatedtype View: AnyObject
  associatedtype Window: AnyObject
  /// A width and a height, in points.
  associatedtype Size
  /// A rectangle, in points.
  associatedtype Frame
  /// How a controller is presented.
  associatedtype PresentationStyle
  /// The colour of the status bar's content.
  associatedtype StatusBarStyle
  /// What assistive technology is told.
  associatedtype Notification
  /// An animator that can be interrupted.
  associatedtype Runner
  /// A misuse, as the platform answers it.
  associatedtype Complaint
}
