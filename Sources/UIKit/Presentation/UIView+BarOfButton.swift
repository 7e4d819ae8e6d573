extension UIView {
  /// The bar in this view that shows a button at this moment.
  final func bar(showing button: UIBarButtonItem) -> UIView? {
    if isHidden { return nil }
    if let bar = self as? UINavigationBar, let item = bar.topItem,
      ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).has(button)
    {
      return self
    }
    if (self as? UIToolbar)?.items?.has(button) == true { return self }
    return subviews.lazy.compactMap { $0.bar(showing: button) }.first
  }
}
