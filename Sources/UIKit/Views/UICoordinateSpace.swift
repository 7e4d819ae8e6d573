import CoreGraphics
public import Foundation

/// What points and rectangles can be turned into: a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Turns a point of this space into one of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Turns a point of another space into one of this.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Turns a rectangle of this space into one of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Turns a rectangle of another space into one of this.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own rectangle.
  var bounds: CGRect { get }
}

/// The space of the screen, in which windows lie.
final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(point, from: self) }
    let inTop = convert(point, to: nil as UIView?)
    let origin = originOfTop
    return CGPoint(x: inTop.x + origin.x, y: inTop.y + origin.y)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(point, to: self) }
    let origin = originOfTop
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(rect, from: self) }
    let origin = originOfTop
    return convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(rect, to: self) }
    let origin = originOfTop
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }

  /// Where the window's own zero is on the screen. Differs from UIKit: a window that is turned counts as
  /// one that is not.
  private var originOfTop: CGPoint {
    guard let window else { return .zero }
    return CGPoint(
      x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
  }
}

extension UIScreen {
  /// The screen's space, which turns with the device.
  public var coordinateSpace: any UICoordinateSpace { World.current.screenSpace }

  /// The screen's space as the device stands upright. Differs from UIKit: it turns with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { World.current.screenSpace }
}

extension UIWindowScene {
  /// The scene's space, which is the screen's.
  public var coordinateSpace: any UICoordinateSpace { World.current.screenSpace }
}
