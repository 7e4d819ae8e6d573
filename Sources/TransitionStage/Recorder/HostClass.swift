/// What the stage makes, and traces tell as the class of UIKit's that its own is made from.
protocol ToldAsHosts: AnyObject {}

/// The public classes of UIKit's that objects are of, or that their classes are made from.
enum HostClass {
  /// The nearest of them to an object's own class, that one included; none for what is made from none.
  static func nearest(to object: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let name = publicName(of: current.subjectType) { return name }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Whether an object's own class is one of UIKit's, public or not, or is told as one.
  static func isHosts(_ object: AnyObject) -> Bool {
    if object is any ToldAsHosts { return true }
    let path = String(reflecting: type(of: object)).split(separator: ".")
    return path.first == "UIKit" || path.count == 1
  }

  /// The name of a public class of UIKit's: all of them begin with the same two letters, and its private
  /// ones, which no trace is to depend on, do not.
  private static func publicName(of type: Any.Type) -> String? {
    // Where UIKit is Apple's, its classes are known to the runtime by their bare names.
    let path = String(reflecting: type).split(separator: ".")
    guard let name = path.last, name.hasPrefix("UI"), path.count == 1 || path == ["UIKit", name]
    else { return nil }
    return String(name)
  }
}
