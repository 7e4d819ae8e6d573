import CoreGraphics
import QuartzCore

extension UIView {
  /// What bars and edges cover: of the window, or of the nearest view around that covers more.
  ///
  /// A controller's own insets come on top of that, as the documentation of
  /// `additionalSafeAreaInsets` says.
  final var computedSafeAreaInsets: UIEdgeInsets {
    guard isInWindow else { return .zero }
    return coveringMore(inheritedSafeAreaInsets)
  }

  /// What is covered of this view by what lies around it.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let window = windowReference else { return .zero }
    let place = placeInSafeArea
    let isInWindowItself = place.outer?.toOpaque() == window.toOpaque()
    guard let outer = place.outer, place.isMoreCovered, !isInWindowItself else {
      let isWindow = window.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
      let fillsWindow = isWindow || isInWindowItself && place.fillsIt
      return uncovered(
        of: window.takeUnretainedValue(), by: World.coveredEdges, fillsIt: fillsWindow)
    }
    let around = outer.takeUnretainedValue()
    return uncovered(of: around, by: around.safeAreaInsets, fillsIt: place.fillsIt)
  }

  /// How far this view reaches out of the part of another that is not covered.
  private func uncovered(
    of outer: UIView, by insets: UIEdgeInsets, fillsIt: Bool
  ) -> UIEdgeInsets {
    let whole = outer.bounds
    let room = whole.inset(by: insets)
    let own = fillsIt ? whole : convert(bounds, to: outer)
    return UIEdgeInsets(
      top: max(0, room.minY - own.minY), left: max(0, room.minX - own.minX),
      bottom: max(0, own.maxY - room.maxY), right: max(0, own.maxX - room.maxX))
  }

  /// Where this view lies in the one by which its safe area goes.
  ///
  /// It is kept in mind until anything moves: so of views that lie in one another each has to look at the one
  /// around it alone.
  private var placeInSafeArea: PlaceInSafeArea {
    if let known = knownPlace, known.isValid { return known }
    let place = lookUpPlace()
    knownPlace = place
    return place
  }

  private func lookUpPlace() -> PlaceInSafeArea {
    Steps.take()
    guard let around = superview else { return PlaceInSafeArea() }
    let fills = frame.isSame(as: around.bounds)
    let isMoreCovered = around.coversMore
    if isMoreCovered || around.superviewReference == nil {
      return PlaceInSafeArea(
        outer: .passUnretained(around), fillsIt: fills, isMoreCovered: isMoreCovered)
    }
    var place = around.placeInSafeArea
    if !fills { place.fillsIt = false }
    return place
  }

  /// Whether more is covered of this view than its place in the window says.
  private var coversMore: Bool {
    if let controller, controller.additionalSafeAreaInsets != .zero { return true }
    return self is ControllerWrapperView
  }

  private func coveringMore(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    if let wrapper = self as? ControllerWrapperView { return wrapper.covered(atLeast: inherited) }
    guard let more = controller?.additionalSafeAreaInsets, more != .zero else { return inherited }
    return UIEdgeInsets(
      top: inherited.top + more.top, left: inherited.left + more.left,
      bottom: inherited.bottom + more.bottom, right: inherited.right + more.right)
  }

  /// The views in this one, from the outside in, each with what is covered of it.
  fileprivate var safeAreas: [(view: UIView, insets: UIEdgeInsets)] {
    [(self, safeAreaInsets)] + subviews.flatMap(\.safeAreas)
  }
}

/// Where a view lies in the one by which its safe area goes.
@MainActor struct PlaceInSafeArea {
  /// The nearest view around of which more is covered than its place says, or else the outermost; none where
  /// nothing is around. It is around the view, and so there, as long as nothing moves.
  var outer: Unmanaged<UIView>?
  /// Whether the view, and each that lies between, takes all of the place of the one around it.
  var fillsIt = false
  /// Whether it is a view of which more is covered.
  var isMoreCovered = false
  private let moves = CALayer.moveCount

  /// Whether nothing has moved since.
  var isValid: Bool { moves == CALayer.moveCount }

  /// Lets nothing that anybody knows of places be valid any more.
  static func forget() { CALayer.noteMove() }
}

/// A change of what covers views: those of which more or less is covered hear of it afterwards.
@MainActor enum SafeAreaChange {
  /// Makes a change, and tells the views in some others, from the outside in. (Inferred.)
  static func perform(in tops: [UIView], _ change: () -> Void) {
    let old = tops.filter(\.isInWindow).flatMap(\.safeAreas)
    change()
    PlaceInSafeArea.forget()
    for (view, insets) in old where view.isInWindow && view.safeAreaInsets != insets {
      view.safeAreaInsetsDidChange()
      view.controller?.noteSafeArea()
      view.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// Hears of a safe area that is another than the last one that it heard of.
  final func noteSafeArea() {
    guard let view = storedView, view.isInWindow else { return }
    let insets = view.safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    viewSafeAreaInsetsDidChange()
  }

  /// Takes on insets of its own; those whose safe area they change are told.
  final func takeAdditionalInsets(_ insets: UIEdgeInsets) {
    guard insets != addedInsets else { return }
    if let storedView { World.current.reportChange(of: storedView, .added) }
    SafeAreaChange.perform(in: storedView.map { [$0] } ?? []) { addedInsets = insets }
  }
}
