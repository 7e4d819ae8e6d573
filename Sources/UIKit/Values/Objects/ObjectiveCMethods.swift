// The runtime's methods, which libraries exchange. There is no runtime here, so that no class has any: who asks
// for one gets none, and nothing is exchanged. Differs from there: the code that was to come in between is not
// called.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A method of a class.
public typealias Method = OpaquePointer
/// What is called when a method is.
public typealias IMP = OpaquePointer

/// A method of a class's objects: none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// A method of a class: none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// What is called by a name: nothing.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds no method, and says so.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces no method; there was none.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// What a method calls: itself.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Sets nothing; what was called stays.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// What a method takes and gives: not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

/// Locks an object; everything is on one thread here.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Unlocks an object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

extension NSObject {
  /// The class as archives would name it.
  public class func classForCoder() -> AnyClass { self }
}

// Members of a protocol, so that classes can have methods of the same names.
extension NSObjectProtocol {
  /// The name of the class.
  public static func description() -> String { String(reflecting: self) }
  /// Asks an object to prepare after it came out of a file; it is never called here.
  public func awakeFromNib() {}
  /// Asks an object to prepare for an editor of screens, which never happens here.
  public func prepareForInterfaceBuilder() {}
}
