import UIKit

/// Views that scroll, tables and collections among them.
@MainActor enum ScrollingDefaults {
  static var rows: [DefaultRow] { scroll + table + collection + flow }

  private static var scroll: [DefaultRow] {
    let scroll = Defaults("UIScrollView", UIScrollView())
    return [
      scroll("contentOffset", \.contentOffset, .zero),
      scroll("contentSize", \.contentSize, .zero),
      scroll("contentInset", \.contentInset, .zero),
      scroll("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .automatic),
      scroll("isScrollEnabled", \.isScrollEnabled, true),
      scroll("isDirectionalLockEnabled", \.isDirectionalLockEnabled, false),
      scroll("isPagingEnabled", \.isPagingEnabled, false),
      scroll("scrollsToTop", \.scrollsToTop, true),
      scroll("bounces", \.bounces, true),
      scroll("alwaysBounceVertical", \.alwaysBounceVertical, false),
      scroll("alwaysBounceHorizontal", \.alwaysBounceHorizontal, false),
      scroll("bouncesZoom", \.bouncesZoom, true),
      scroll("delaysContentTouches", \.delaysContentTouches, true),
      scroll("canCancelContentTouches", \.canCancelContentTouches, true),
      scroll("decelerationRate", \.decelerationRate, .normal),
      scroll("minimumZoomScale", \.minimumZoomScale, 1),
      scroll("maximumZoomScale", \.maximumZoomScale, 1),
      scroll("zoomScale", \.zoomScale, 1),
      scroll("indicatorStyle", \.indicatorStyle, .default),
      scroll("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, true),
      scroll("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, true),
      scroll("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, .zero),
      scroll("keyboardDismissMode", \.keyboardDismissMode, .none),
      scroll("isTracking", \.isTracking, false),
      scroll("isDragging", \.isDragging, false),
      scroll("isDecelerating", \.isDecelerating, false),
      scroll("clipsToBounds", \.clipsToBounds, true),
      scroll.none("refreshControl", \.refreshControl),
    ]
  }

  private static var table: [DefaultRow] {
    let table = Defaults("UITableView", UITableView(frame: .zero, style: .plain))
    return [
      table("rowHeight", \.rowHeight, UITableView.automaticDimension),
      table("estimatedRowHeight", \.estimatedRowHeight, UITableView.automaticDimension),
      table("sectionHeaderHeight", \.sectionHeaderHeight, UITableView.automaticDimension),
      table("sectionFooterHeight", \.sectionFooterHeight, UITableView.automaticDimension),
      table("separatorStyle", \.separatorStyle, .singleLine),
      table("allowsSelection", \.allowsSelection, true),
      table("allowsMultipleSelection", \.allowsMultipleSelection, false),
      table("isEditing", \.isEditing, false),
      table.none("tableHeaderView", \.tableHeaderView),
      table.none("tableFooterView", \.tableFooterView),
      table.none("backgroundView", \.backgroundView),
    ]
  }

  private static var collection: [DefaultRow] {
    let collection = Defaults(
      "UICollectionView",
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    return [
      collection("allowsSelection", \.allowsSelection, true),
      collection("allowsMultipleSelection", \.allowsMultipleSelection, false),
      collection("isPrefetchingEnabled", \.isPrefetchingEnabled, true),
      collection.none("backgroundView", \.backgroundView),
    ]
  }

  private static var flow: [DefaultRow] {
    let flow = Defaults("UICollectionViewFlowLayout", UICollectionViewFlowLayout())
    return [
      flow("scrollDirection", \.scrollDirection, .vertical),
      flow("minimumLineSpacing", \.minimumLineSpacing, 10),
      flow("minimumInteritemSpacing", \.minimumInteritemSpacing, 10),
      flow("itemSize", \.itemSize, CGSize(width: 50, height: 50)),
      flow("estimatedItemSize", \.estimatedItemSize, .zero),
      flow("sectionInset", \.sectionInset, .zero),
      flow("headerReferenceSize", \.headerReferenceSize, .zero),
      flow("footerReferenceSize", \.footerReferenceSize, .zero),
      flow("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, false),
    ]
  }
}
