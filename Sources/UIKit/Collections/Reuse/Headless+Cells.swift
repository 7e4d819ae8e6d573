public import CoreGraphics

extension Headless {
  /// Lets tables make cells of a class, `Headless.register(RowCell.init(style:reuseIdentifier:))`.
  ///
  /// On iOS the runtime calls an initializer by its name; here a class alone cannot be made into an
  /// object. It stays over resets.
  public static func register<Cell: UITableViewCell>(
    _ make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    World.current.program.register(Cell.self) { make(.default, $0) }
  }

  /// Lets tables make headers and footers of a class, `Headless.register(TitleHeader.init(reuseIdentifier:))`.
  ///
  /// It stays over resets.
  public static func register<Edge: UITableViewHeaderFooterView>(
    _ make: @escaping @MainActor (String?) -> Edge
  ) {
    World.current.program.register(Edge.self) { make($0) }
  }

  /// Lets collections make views of a class, `Headless.register(Thumbnail.init(frame:))`.
  ///
  /// It stays over resets.
  public static func register<View: UICollectionReusableView>(
    _ make: @escaping @MainActor (CGRect) -> View
  ) {
    World.current.program.register(View.self) { _ in make(.zero) }
  }
}
