import UIKit

/// A place for a value beside an object, which keeps it for as long as the object lives.
@MainActor public struct KeptValue<Value: AnyObject> {
  private let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// Makes a place for values.
  public init() {}

  /// The value beside an object; none where none was put there.
  public subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set {
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
