import CoreGraphics
public import Foundation

/// What is known where a detent's height is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest sheet within its safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What a sheet knows when it asks its detents.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the sheet of medium height within its safe area, in points.
  let mediumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumDetentValue = medium
    super.init()
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of the detent at about half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the detent at the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Who says how high it is; none where the sheet cannot rest there.
    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name.
    public let identifier: Identifier
    private let resolve: Resolver

    private init(_ identifier: Identifier, _ resolve: @escaping Resolver) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    /// The height within the safe area, in points; none where a sheet cannot rest there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolve(context)
    }

    /// The detent at about half of the height; there is none where there is little height.
    ///
    /// In a sheet it is half of the container's height, in a context of somebody's own half of the greatest
    /// value. (Inferred.)
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumDetentValue ?? context.maximumDetentValue / 2
      }
    }

    /// The detent at the full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of one's own.
    ///
    /// - Parameters:
    ///   - identifier: the name; none for one that nobody else has.
    ///   - resolver: says how high it is within the safe area, in points; none where the sheet cannot rest
    ///     there.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(identifier ?? unused(), resolver)
    }

    /// A name that no other detent of this scene has.
    private static func unused() -> Identifier {
      World.current.namelessDetents += 1
      return Identifier("com.apple.UIKit.custom.\(World.current.namelessDetents)")
    }
  }
}
