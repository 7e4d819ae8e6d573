import UIKit

/// A place for a value beside an object, which keeps it for as long as the object lives.
@MainActor struct KeptValue<Value: AnyObject> {
  private let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// The value beside an object; none where none was put there.
  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set {
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
