public import Foundation

extension CGFloat {
  /// Makes the number that an object holds, as nearly as the type has it.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
