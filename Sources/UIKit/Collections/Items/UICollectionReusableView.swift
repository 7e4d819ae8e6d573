import CoreGraphics
public import Foundation

/// A view that a collection uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name of the views that it may stand in for.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Told before it is used again.
  open func prepareForReuse() {}

  /// Told what the layout says of it; place and looks are set by the collection itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Asked for better attributes; never here, where items do not size themselves.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
