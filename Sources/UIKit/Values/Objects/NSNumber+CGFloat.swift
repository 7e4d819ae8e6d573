public import Foundation

extension CGFloat {
  /// The number of an object, as nearly as the type has it; other types' are Foundation's own.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
