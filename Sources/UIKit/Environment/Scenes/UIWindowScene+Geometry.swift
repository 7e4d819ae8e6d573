public import Foundation

extension UIWindowScene {
  /// What somebody wants of a scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// What somebody wants on phones and pads.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The ways in which the interface may lie.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Makes a wish of the ways in which the interface may lie.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Makes a wish that leaves every way open. (Inferred.)
      public override convenience init() { self.init(interfaceOrientations: .all) }
    }
  }

  /// How a scene lies.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The space that the scene fills.
    open var coordinateSpace: any UICoordinateSpace { World.current.screenSpace }
    /// How the interface lies on the device.
    public final let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  /// How the scene lies now.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Lets the interface lie in one of some ways, where the controller in charge allows it; else the error
  /// is told, in a later turn. (That it is later is inferred.)
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    guard !OrientationChange.look(.requested(.init(wish.interfaceOrientations))) else { return }
    World.current.turns.enqueue { errorHandler?(NSError(domain: "UISceneErrorDomain", code: 101)) }
  }
}
