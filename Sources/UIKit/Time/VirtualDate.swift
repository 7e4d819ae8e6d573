import Foundation
import VirtualTime

// Dates reach the engine where an API takes one: the fire date of a timer, the limit of a run loop.
// Sources make them from the real calendar. This is the one place where the two are brought together,
// and the one place that looks at the real clock.

extension Date {
  /// A date later than this is one of the real calendar, and not one that a scene gave out.
  private static let latestOfScenes = Date(timeIntervalSinceReferenceDate: 10 * 365 * 86_400)

  /// The point of virtual time that the date means.
  ///
  /// Dates that were given out by the scene mean what they say. Dates of the real calendar mean their
  /// distance from now, to the millisecond, so that what a source asks for comes out.
  var instant: Instant {
    if self >= .distantFuture { return .never }
    if self <= .distantPast { return .zero }
    if self <= Self.latestOfScenes {
      return Instant.zero.advanced(by: TimeSpan(seconds: timeIntervalSinceReferenceDate))
    }
    let distance = (timeIntervalSinceNow * 1000).rounded() / 1000
    return DispatchTime.now().instant.advanced(by: TimeSpan(seconds: distance))
  }
}

extension Instant {
  /// The date that stands for a point of virtual time.
  var date: Date {
    self == .never ? .distantFuture : Date(timeIntervalSinceReferenceDate: seconds)
  }
}
