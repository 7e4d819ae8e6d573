extension UITableView {
  /// Says that new rows come out of a file; nothing does here, and plain cells are made.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Says that new items come out of a file; nothing does here, and plain cells are made.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }
}
