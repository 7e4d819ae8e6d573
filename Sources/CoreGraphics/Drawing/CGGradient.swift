public import Foundation

/// An array as C's functions take it.
public typealias CFArray = NSArray

/// The two ends of a gradient beyond which it goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

/// A way from colour to colour; kept, for nothing is painted here.
public final class CGGradient: @unchecked Sendable {
  /// The colours, from the start to the end.
  let colors: [CGColor]

  /// Makes a gradient of colours, evenly apart unless places from 0 to 1 are given.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.colors = colors.compactMap { $0 as? CGColor }
    if self.colors.isEmpty { return nil }
  }

  /// Makes a gradient of components.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    colors = []
  }
}

extension CGContext {
  /// Paints a gradient along a line; here nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}

  /// Paints a gradient between two circles; here nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}
