import CoreGraphics
public import Foundation

/// One side of a size: a part of the container's, or a number of points.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Measure {
    case partOfWidth, partOfHeight, points, estimate
  }

  private let measure: Measure
  /// The part, or the number of points.
  public let dimension: CGFloat

  private init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.partOfWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.partOfHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }
  /// A side that the content decides. Differs from UIKit: it is as long as estimated.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate, estimatedDimension)
  }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate, estimate)
  }

  open var isFractionalWidth: Bool { measure == .partOfWidth }
  open var isFractionalHeight: Bool { measure == .partOfHeight }
  open var isAbsolute: Bool { measure == .points }
  open var isEstimated: Bool { measure == .estimate }

  /// How many points it is in a container of a size.
  final func points(in container: CGSize) -> CGFloat {
    switch measure {
    case .partOfWidth: dimension * container.width
    case .partOfHeight: dimension * container.height
    case .points, .estimate: dimension
    }
  }
}

/// A size of two such sides.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// The room between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFixedSpacing: Bool
  open var isFlexibleSpacing: Bool { !isFixedSpacing }

  private init(_ spacing: CGFloat, isFixed: Bool) {
    self.spacing = spacing
    isFixedSpacing = isFixed
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(fixedSpacing, isFixed: true)
  }
  /// Room that is at least as wide. Differs from UIKit: it is exactly as wide.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, isFixed: false)
  }

  private class func make<Made>(_ spacing: CGFloat, isFixed: Bool) -> Made {
    guard let made = NSCollectionLayoutSpacing(spacing, isFixed: isFixed) as? Made else {
      preconditionFailure("spacings have no subclasses")
    }
    return made
  }
}

/// The room around an item; kept as a value.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
