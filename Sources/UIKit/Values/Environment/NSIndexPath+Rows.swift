public import Foundation

extension NSIndexPath {
  /// The row of a table.
  public var row: Int { index(atPosition: 1) }
  /// The item of a collection.
  public var item: Int { index(atPosition: 1) }
  /// The section of a table or a collection.
  public var section: Int { index(atPosition: 0) }
}
