extension SurfaceRow {
  /// The types of collections, feedback and dynamics that few libraries use, yet more than one.
  static let occasional: [SurfaceRow] = [
    SurfaceRow("UICollectionView", in: "Collections", as: ": UICollectionView,"),
    SurfaceRow("UICollectionViewCell", in: "Collections", as: "-> UICollectionViewCell {"),
    SurfaceRow("UITableView", in: "Collections", as: "UITableView(frame:"),
    SurfaceRow("UICollectionViewFlowLayout", in: "Collections", as: ": UICollectionViewFlowLayout"),
    SurfaceRow("UICollectionViewLayout", in: "Collections", as: ": UICollectionViewLayout,"),
    SurfaceRow("UITableViewCell", in: "Collections", as: "UITableViewCell(style:"),
    SurfaceRow("UICollectionViewDataSource", in: "Collections", as: "UICollectionViewDataSource"),
    SurfaceRow("UIDynamicAnimator", in: "Collections", as: "UIDynamicAnimator(referenceView:"),
    SurfaceRow(
      "UINotificationFeedbackGenerator", in: "Collections", as: "UINotificationFeedbackGenerator("),
    SurfaceRow("UICollectionViewController", in: "Collections", as: ": UICollectionViewController"),
    SurfaceRow("UICollectionViewDelegate", in: "Collections", as: "UICollectionViewDelegate {"),
    SurfaceRow(
      "UICollectionViewLayoutAttributes", in: "Collections", as: "UICollectionViewLayoutAttributes"),
    SurfaceRow("UITableViewController", in: "Collections", as: ": UITableViewController"),
    SurfaceRow(
      "UICollectionView.ScrollPosition", in: "Collections", as: "at: .centeredHorizontally"),
    SurfaceRow("UIDynamicItemBehavior", in: "Collections", as: "UIDynamicItemBehavior(items:"),
    SurfaceRow(
      "UICollectionViewDelegateFlowLayout", in: "Collections",
      as: "UICollectionViewDelegateFlowLayout"),
    SurfaceRow("UITableViewCell.CellStyle", in: "Collections", as: "UITableViewCell.CellStyle"),
    SurfaceRow("UITableViewDataSource", in: "Collections", as: "UITableViewDataSource"),
    SurfaceRow("UITableViewDelegate", in: "Collections", as: "UITableViewDelegate"),
  ]
}
