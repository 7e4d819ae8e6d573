public import Foundation

/// A file with views.
///
/// Differs from UIKit: such files are not read here, and nothing comes out of them. On iOS a file that is
/// not there raises.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Names a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Names a file by its bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes what is in the file: nothing here.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// What else is said when a file's views are made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that stand in for others in the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes what is in a file of views: nothing here, where such files are not read.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
