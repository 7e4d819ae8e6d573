import CoreGraphics
import QuartzCore

extension UIView {
  /// The box for rare state, made on first use.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }

  final func setBackgroundColor(_ color: UIColor?) {
    layer.backgroundColor = color?.cgColor
    rareState.backgroundColor = color
  }

  final func setMask(_ view: UIView?) {
    layer.mask = view?.layer
    rareState.mask = view
  }

  final func setTintColor(_ color: UIColor?) {
    rareState.tintColor = color
    spreadTintChange()
  }

  private func spreadTintChange() {
    traits.known.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.rare?.tintColor == nil { view.spreadTintChange() }
  }

  /// An empty view of the same size, which stands for a picture.
  final func snapshot() -> UIView? {
    let picture = SnapshotView(frame: bounds)
    picture.isUserInteractionEnabled = false
    return picture
  }
}

/// A view that stands for a picture of another.
final class SnapshotView: UIView {}
