public import CoreGraphics

extension Headless {
  /// Lets tables make cells of a class, `Headless.register(RowCell.init(style:reuseIdentifier:))`.
  ///
  /// On iOS the runtime calls an initializer by its name; here a class alone cannot be made into an
  /// object. It stays over resets.
  ///
  /// - Returns: The class, for the table that it is registered with.
  @discardableResult
  public static func register<Cell: UITableViewCell>(
    _ make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) -> Cell.Type {
    World.current.program.register(Cell.self) { make(.default, $0) }
    return Cell.self
  }

  /// Lets tables make headers and footers of a class, `Headless.register(TitleHeader.init(reuseIdentifier:))`.
  ///
  /// It stays over resets.
  ///
  /// - Returns: The class, for the table that it is registered with.
  @discardableResult
  public static func register<Edge: UITableViewHeaderFooterView>(
    _ make: @escaping @MainActor (String?) -> Edge
  ) -> Edge.Type {
    World.current.program.register(Edge.self) { make($0) }
    return Edge.self
  }

  /// Lets collections make views of a class, `Headless.register(Thumbnail.init(frame:))`.
  ///
  /// It stays over resets.
  ///
  /// - Returns: The class, for the collection that it is registered with.
  @discardableResult
  public static func register<View: UICollectionReusableView>(
    _ make: @escaping @MainActor (CGRect) -> View
  ) -> View.Type {
    World.current.program.register(View.self) { _ in make(.zero) }
    return View.self
  }
}
