extension Rewrite {
  private static let own = """
    @objc protocol P {
      @objc optional func went(_ a: Int)
      @objc optional func may(_ a: Int) -> Bool
      @objc optional var size: Int { get }
    }
    class A {
      weak var d: P?
      var done: ((Int) -> Void)?
      func use() {

    """
  private static let end = "\n    stop()\n  }\n}\n"

  private static func example(_ title: String, _ before: String, _ after: String)
    -> RewriteExample
  {
    RewriteExample(title, own + before + end, own + after + end)
  }

  static let optionalCallExamples: [RewriteExample] = [
    RewriteExample(
      "of any object, which the runtime would look through",
      "@objc protocol D {\n  @objc optional func f()\n}\nclass A {\n  weak var d: AnyObject?\n  func g() { d?.f?() }\n}\n",
      "@objc protocol D {\n  @objc optional func f()\n}\nclass A {\n  weak var d: AnyObject?\n  func g() { (d as? D)?.f() }\n}\n"
    ),
    example("of the library's own", "    d?.went?(1) // told", "    d?.went(1) // told"),
    example(
      "that gives a value", "    let a = d?.may?(1) ?? true",
      "    let a = OptionalRequirement.value(d?.may(1)) ?? true"),
    example("that is insisted on", "    let a = d!.may!(1)", "    let a = d!.may(1)"),
    example(
      "that is asked in a condition", "    if let a = self.d?.may?(1), a { }",
      "    if let a = OptionalRequirement.value(self.d?.may(1)), a { }"),
    example(
      "whose value is used on", "    let a = d?.may?(1).description",
      "    let a = OptionalRequirement.value(d?.may(1))?.description"),
    example(
      "a property", "    let a = d?.size ?? 4",
      "    let a = OptionalRequirement.value(d?.size) ?? 4"),
    example("a closure", "    done?(1)\n    self.done?(1)", "    done?(1)\n    self.done?(1)"),
    example(
      "of UIKit's protocols", "    g.delegate?.gestureRecognizerShouldBegin?(g) ?? true",
      "    g.delegate?.gestureRecognizerShouldBegin(g) ?? true"),
    example(
      "of an object that is there", "    let a = delegate.gestureRecognizerShouldBegin?(g) ?? true",
      "    let a = Optional(delegate.gestureRecognizerShouldBegin(g)) ?? true"),
    RewriteExample(
      "a controller that is called like a requirement",
      "func f(\n  _ navigationController: UINavigationController, to a: UIViewController, d: [UINavigationControllerDelegate]\n) {\n  d.forEach { $0.navigationController?(navigationController, willShow: a, animated: true) }\n}",
      "func f(\n  _ navigationController: UINavigationController, to a: UIViewController, d: [UINavigationControllerDelegate]\n) {\n  d.forEach { $0.navigationController(navigationController, willShow: a, animated: true) }\n}"
    ),
    RewriteExample(
      "a closure that is called like a requirement",
      "class A {\n  var scrollViewDidScroll: ((UIScrollView) -> Void)?\n}\nfunc f(a: A, d: UIScrollViewDelegate?) {\n  a.scrollViewDidScroll?(s)\n  d?.scrollViewDidScroll?(s)\n}",
      "class A {\n  var scrollViewDidScroll: ((UIScrollView) -> Void)?\n}\nfunc f(a: A, d: UIScrollViewDelegate?) {\n  a.scrollViewDidScroll?(s)\n  d?.scrollViewDidScroll(s)\n}"
    ),
    RewriteExample(
      "a variable that is called like a requirement with labels",
      "class A {\n  var navigationController: Stack<A>?\n}\nfunc f(b: UINavigationController, a: UIViewController, d: [UINavigationControllerDelegate]) {\n  d.forEach { $0.navigationController?(b, willShow: a, animated: true) }\n}",
      "class A {\n  var navigationController: Stack<A>?\n}\nfunc f(b: UINavigationController, a: UIViewController, d: [UINavigationControllerDelegate]) {\n  d.forEach { $0.navigationController(b, willShow: a, animated: true) }\n}"
    ),
    RewriteExample(
      "a property of what a cast makes",
      "@objc protocol P {\n  @objc optional var scroll: UIView { get }\n}\nfunc f(b: Any) {\n  if let a = b as? P, let c = a.scroll {}\n}",
      "@objc protocol P {\n  @objc optional var scroll: UIView { get }\n}\nfunc f(b: Any) {\n  if let a = b as? P, let c = OptionalRequirement.value(a.scroll) {}\n}"
    ),
  ]
}
