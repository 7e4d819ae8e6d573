extension UIApplicationDelegate {
  /// The window that the delegate keeps, if it has a property of that name.
  ///
  /// It is optional twice, as it is on iOS, for a delegate need not have the property. It can only be
  /// read here.
  public var window: UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == "window" }) {
        return .some(child.value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return .none
  }
}
