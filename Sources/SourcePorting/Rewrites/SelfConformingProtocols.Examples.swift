extension Rewrite {
  static let selfConformingProtocolExamples = [
    RewriteExample(
      "a weak box of a protocol of the library's",
      "@objc protocol P {}\nclass Box<T: AnyObject> {\n  weak var value: T?\n  init(value: T) { self.value = value }\n}\nvar a: [Int: Box<P>] = [:]",
      "@objc protocol P {}\nclass Box<T> {\n  var value: T? { get { valueObject as? T } set { valueObject = newValue.map { $0 as AnyObject } } }; private weak var valueObject: AnyObject?\n  init(value: T) { self.valueObject = (value as T?).map { $0 as AnyObject } }\n}\nvar a: [Int: Box<P>] = [:]"
    ),
    RewriteExample(
      "delegates of UIKit's, who are asked what they can do",
      "class Proxy<Kind: NSObjectProtocol>: NSObject {\n  private(set) weak var first: Kind?\n  func a(_ s: Selector) -> Bool { first?.responds(to: s) ?? all.contains { $0.responds(to: s) } }\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\nclass A: Proxy<UIScrollViewDelegate> {}",
      "class Proxy<Kind>: NSObject {\n  private(set) var first: Kind? { get { firstObject as? Kind } set { firstObject = newValue.map { $0 as AnyObject } } }; private weak var firstObject: AnyObject?\n  func a(_ s: Selector) -> Bool { (first as? any NSObjectProtocol)?.responds(to: s) ?? all.contains { ($0 as! any NSObjectProtocol).responds(to: s) } }\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\nclass A: Proxy<UIScrollViewDelegate> {}"
    ),
    RewriteExample(
      "who is the same",
      "@objc protocol P {}\nstruct List<T: AnyObject> {\n  func a(_ b: T) -> Bool { all.contains { $0 === b } }\n}\nlet a = List<P>()",
      "@objc protocol P {}\nstruct List<T> {\n  func a(_ b: T) -> Bool { all.contains { ($0 as AnyObject) === (b as AnyObject) } }\n}\nlet a = List<P>()"
    ),
    RewriteExample(
      "a structure that is made of its only property",
      "@objc protocol P {}\nstruct Box<T: AnyObject> { weak var value: T? }\nlet a = Box<P>(value: b)",
      "@objc protocol P {}\nstruct Box<T> { var value: T? { get { valueObject as? T } set { valueObject = newValue.map { $0 as AnyObject } } }; private weak var valueObject: AnyObject?; init(value: T? = nil) { self.value = value } }\nlet a = Box<P>(value: b)"
    ),
    RewriteExample(
      "a box of classes, and of a protocol of Swift's",
      "protocol Q: AnyObject {}\nclass Box<T: AnyObject> { weak var value: T? }\nlet a = Box<UIView>()\nfunc f(_ b: Box<Q>) {}",
      "protocol Q: AnyObject {}\nclass Box<T: AnyObject> { weak var value: T? }\nlet a = Box<UIView>()\nfunc f(_ b: Box<Q>) {}"
    ),
  ]
}
