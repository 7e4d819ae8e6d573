import Foundation
import StoryboardFormat

/// What is linked into the program that plays: its classes and actions by name, and its resources.
///
/// On Apple's systems the runtime knows these. Here they are registered.
@MainActor final class Program {
  typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Who observes notifications with methods.
  let observers = MethodObservers()
  private var controllers: [String: UIViewController.Type] = [:]
  private var views: [String: UIView.Type] = [:]
  private var segues: [String: SegueMaker] = [:]
  private var actions: [String: [Selector]] = [:]
  private var outlets: [String: [OutletSetter]] = [:]
  private var cells: [ObjectIdentifier: @MainActor (String) -> UIView] = [
    ObjectIdentifier(UICollectionViewCell.self): { _ in UICollectionViewCell(frame: .zero) },
    ObjectIdentifier(UICollectionViewListCell.self): { _ in UICollectionViewListCell(frame: .zero)
    },
  ]
  private var layers: [ObjectIdentifier: @MainActor () -> CALayer] = [
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CAScrollLayer.self): { CAScrollLayer() },
    ObjectIdentifier(CATiledLayer.self): { CATiledLayer() },
    ObjectIdentifier(AVPlayerLayer.self): { AVPlayerLayer() },
  ]
  /// Where storyboard files are looked for, in order, before any bundle.
  private(set) var storyboardFolders: [URL] = []

  func register(_ type: UIViewController.Type, named name: String) { controllers[name] = type }
  func register(_ type: UIView.Type, named name: String) { views[name] = type }
  func register(segue name: String, _ make: @escaping SegueMaker) { segues[name] = make }
  func register(_ action: Selector) { actions[action.description, default: []].append(action) }
  func register(_ cell: UIView.Type, _ make: @escaping @MainActor (String) -> UIView) {
    cells[ObjectIdentifier(cell)] = make
  }
  func register(_ layer: CALayer.Type, _ make: @escaping @MainActor () -> CALayer) {
    layers[ObjectIdentifier(layer)] = make
  }
  func register(_ outlet: OutletSetter, named name: String) {
    outlets[name, default: []].append(outlet)
  }

  /// The property of an object that has a name; the last one registered wins.
  func outlet(named name: String, of object: AnyObject) -> OutletSetter? {
    outlets[name]?.last { $0.belongs(to: object) }
  }

  /// Whether any object has a property of a name.
  func knowsOutlet(named name: String) -> Bool { outlets[name] != nil }

  func addStoryboards(in folder: URL) { storyboardFolders.append(folder) }

  func controller(_ name: StoryboardDocument.CustomClass) -> UIViewController.Type? {
    name.lookUp(in: controllers)
  }

  func view(_ name: StoryboardDocument.CustomClass) -> UIView.Type? { name.lookUp(in: views) }

  func segue(_ name: StoryboardDocument.CustomClass) -> SegueMaker? { name.lookUp(in: segues) }

  /// Makes a view of a class for a reuse identifier, where the class is known.
  func makeCell(_ type: UIView.Type, for identifier: String) -> UIView? {
    cells[ObjectIdentifier(type)]?(identifier)
  }

  /// Makes a layer of a class, where the class is known.
  func makeLayer(_ type: AnyClass) -> CALayer? { layers[ObjectIdentifier(type)]?() }

  /// The method of an object that has a name.
  func action(named name: String, of object: AnyObject) -> Selector? {
    actions[name]?.last { $0.belongs(to: object) }
  }
}

extension StoryboardDocument.CustomClass {
  /// What stands under the name with its module, or else under the name alone.
  fileprivate func lookUp<Value>(in table: [String: Value]) -> Value? {
    module.flatMap { table["\($0).\(name)"] } ?? table[name]
  }
}
