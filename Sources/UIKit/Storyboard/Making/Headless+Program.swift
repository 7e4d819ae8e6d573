public import Foundation

extension Headless {
  /// Makes a class of controllers known by the name that storyboards use; it stays over resets.
  ///
  /// - Parameters:
  ///   - type: The class of the delegate.
  ///   - name: the class's own name by default; one with a module in front wins.
  public static func register(_ type: UIViewController.Type, named name: String? = nil) {
    World.current.program.register(type, named: name ?? String(describing: type))
  }

  /// Makes a class of views known by the name that storyboards use; it stays over resets.
  ///
  /// - Parameters:
  ///   - type: The class of the delegate.
  ///   - name: the class's own name by default; one with a module in front wins.
  public static func register(_ type: UIView.Type, named name: String? = nil) {
    World.current.program.register(type, named: name ?? String(describing: type))
  }

  /// Makes a class of segues known, which cannot be made from its type alone; it stays over resets.
  ///
  /// - Parameters:
  ///   - name: the name that storyboards use.
  ///   - make: makes a segue of an identifier, a source and a destination.
  public static func register(
    segue name: String,
    make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) {
    World.current.program.register(segue: name, make)
  }

  /// Lets views have layers of a class, `Headless.register(CornerLayer.init)`; it stays over resets.
  ///
  /// On iOS the runtime makes an object of what `layerClass` answers; here a class alone cannot be made
  /// into an object, and a view that wants one which is not registered raises (K13).
  ///
  /// - Parameter make: makes a layer of the class.
  /// - Returns: The class, so that `layerClass` can say by the same how one is made.
  @discardableResult
  public static func register<Layer: CALayer>(
    _ make: @escaping @MainActor () -> Layer
  ) -> AnyClass {
    World.current.program.register(Layer.self) { make() }
    return Layer.self
  }

  /// Makes a method known that storyboards call, or that unwind segues look for; it stays over resets.
  ///
  /// - Parameter action: its name must be spelled as in the storyboard, with a colon.
  public static func register(action: Selector) {
    World.current.program.register(action)
  }

  /// Makes a property known that storyboards put objects into; it stays over resets.
  ///
  /// It is set when the controller's view is made, before anything awakes.
  ///
  /// - Parameters:
  ///   - name: its name in the storyboard.
  ///   - property: The property's name.
  public static func register<Owner: AnyObject, Value>(
    outlet name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) {
    World.current.program.register(OutletSetter(property), named: name)
  }

  /// Lets storyboards be found in a folder, before any bundle is searched; it stays over resets.
  public static func addStoryboards(in folder: URL) {
    World.current.program.addStoryboards(in: folder)
  }
}
