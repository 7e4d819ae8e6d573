import CoreGraphics
public import Foundation

/// A view of wheels with rows, which it asks its data source for; fingers do not turn them here.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Who knows what is in it; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Who knows how rows look; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the row that is chosen is marked; it always is.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]

  /// Makes a picker, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// How large a wheel's rows are.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: height > 0 ? height : 32)
  }
  /// The view of a row; none here, where none is shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Asks for all wheels again.
  open func reloadAllComponents() { chosen = [:] }
  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) { chosen[component] = nil }
  /// Chooses a row; the delegate is not told, and how the wheel turns is not modelled.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<numberOfRows(inComponent: component)).contains(row) { chosen[component] = row }
  }
  /// The row that is chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Who knows what is in a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who knows how a picker's rows look; all of it optional, and only sizes are asked for here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Never told here, where nobody turns a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView(frame: .zero) }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
