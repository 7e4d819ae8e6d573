import CoreGraphics
public import Foundation

/// What is known where a detent's height is asked for.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What a sheet knows when it asks its detents.
struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of what the sheet lies in, in points.
  let containerHeight: CGFloat
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
    typealias Resolver = (DetentContext) -> CGFloat?

    /// The name.
    public let identifier: Identifier
    private let resolve: Resolver

    private init(_ identifier: Identifier, _ resolve: @escaping Resolver) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    /// The height in points, in a sheet; none where it cannot rest there.
    func value(in context: DetentContext) -> CGFloat? {
      resolve(context).map { min(max($0, 0), context.maximumDetentValue) }
    }

    /// The detent at half of the container's height. (The height is inferred.)
    public static func medium() -> Detent { Detent(.medium) { $0.containerHeight / 2 } }

    /// The detent at the full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of one's own.
    ///
    /// - Parameters:
    ///   - identifier: the name; none for one that nobody else has.
    ///   - resolver: says how high it is, in points; none where the sheet cannot rest there.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }
  }
}
