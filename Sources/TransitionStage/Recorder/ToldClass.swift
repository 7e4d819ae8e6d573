import UIKit

/// What traces tell of the class of an object.
///
/// It is found out once for each class: to ask the runtime for names takes longer than all else by which an
/// object joins the cast.
@MainActor struct ToldClass {
  /// Its name; of the host's own machinery that of its public class, if it has one.
  let name: String?
  /// The nearest of UIKit's classes that a view's or controller's class is made from; none for one of UIKit's
  /// itself, and for all else.
  let base: String?
  /// Whether it is one of UIKit's, or is told as one.
  let isHosts: Bool

  private static var known: [ObjectIdentifier: ToldClass] = [:]

  /// What is told of an object's class.
  static func of(_ object: AnyObject) -> ToldClass {
    let identity = ObjectIdentifier(type(of: object))
    if let told = known[identity] { return told }
    let told = ToldClass(of: object)
    known[identity] = told
    return told
  }

  private init(of object: AnyObject) {
    let name = String(describing: type(of: object))
    isHosts = HostClass.isHosts(object)
    guard object is UIView || object is UIViewController else {
      (self.name, base) = (name, nil)
      return
    }
    let host = HostClass.nearest(to: object)
    (self.name, base) = isHosts ? (host, nil) : (name, host)
  }
}
