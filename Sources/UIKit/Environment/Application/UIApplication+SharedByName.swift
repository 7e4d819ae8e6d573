// Code that is also compiled for extensions of apps may not name the application, and asks for it by
// the name of its selector. Differs from UIKit: classes answer to no other name.
extension UIApplication {
  /// Whether the class answers to a selector; it does to that of its only object.
  public class func responds(to aSelector: Selector) -> Bool {
    aSelector.description == "sharedApplication"
  }

  /// Asks the class for its only object.
  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// The class's only object under its name for the runtime, or its name in Swift.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["sharedApplication", "shared"].contains(keyPath) ? shared : nil
  }
}
