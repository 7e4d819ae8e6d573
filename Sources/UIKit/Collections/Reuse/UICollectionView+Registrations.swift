public import Foundation

extension UICollectionView {
  /// How cells of a class show items.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let name = RegistrationName()
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    /// Takes cells out of a file; nothing comes of it here, and plain ones are made.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How views of a class look that are no items.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name = RegistrationName()
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration's class, which shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.name.text)
    let made = dequeueReusableCell(
      withReuseIdentifier: registration.name.text, for: indexPath)
    let cell = fit(made, Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration's class.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.name.text)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.name.text, for: indexPath)
    let view = fit(made, Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Where a class was not registered there is a plain view, which was complained about.
  private func fit<View: UICollectionReusableView>(
    _ view: UICollectionReusableView, _ type: View.Type
  ) -> View {
    if let view = view as? View { return view }
    preconditionFailure("cells of \(type) are made by nobody: register the class with Headless")
  }
}

/// What tells registrations apart.
final class RegistrationName: Sendable {
  var text: String { "registration \(ObjectIdentifier(self).hashValue)" }
}
