import Testing
import UIKit

@MainActor @Suite("Values beside objects", .serialized) struct AssociatedObjectTests {
  private final class Plain: NSObject {}

  private let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  @Test("a value stays beside its object until it is taken away", arguments: [true, false])
  func values(isView: Bool) {
    let object: NSObject = isView ? UIView() : Plain()
    let other: NSObject = isView ? UIView() : Plain()

    objc_setAssociatedObject(object, key, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, key) as? String == "first")
    #expect(objc_getAssociatedObject(other, key) == nil)
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)

    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  @Test("a value goes with its view")
  func lifetime() {
    weak var value: Plain?
    do {
      let view = UIView()
      let held = Plain()
      value = held
      objc_setAssociatedObject(view, key, held, .OBJC_ASSOCIATION_RETAIN)
    }

    #expect(value == nil)
  }
}
