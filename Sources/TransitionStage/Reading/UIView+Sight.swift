import UIKit

/// A view of the stage's that draws nothing, and stands for one with content.
protocol StandsForContent: UIView {}

/// A view that the stage puts on a screen of anybody's: what is seen of it is nothing of the screen's.
protocol StagesElement: UIView {}

extension UIView {
  /// How much is seen in the window of this view and what is in it, as they look just now: in square points,
  /// each counted by how opaque it is.
  ///
  /// What lies over the view is not looked at, and neither are masks, nor what the stage puts on screens. Where
  /// nothing in it draws anything, the view itself is taken for what is seen.
  var amountInSight: CGFloat {
    guard let window else { return 0 }
    let around = Surroundings(of: self, in: window)
    let draws = hasSomethingToDraw
    return amount(under: around.opacity, clippedTo: around.clip, in: window) { view in
      draws ? view.drawsSomething : view === self
    }
  }

  private func amount(
    under outer: CGFloat, clippedTo outerClip: CGRect, in window: UIView,
    counting counts: (UIView) -> Bool
  ) -> CGFloat {
    let opacity = outer * seenOpacity
    guard opacity > 0, !outerClip.isEmpty else { return 0 }
    let place = seenFrame(in: window)
    let seen = place.intersection(outerClip)
    // What a view covers, others in it cover no second time.
    if counts(self), !seen.isEmpty { return seen.width * seen.height * opacity }
    let clip = clipsToBounds ? seen : outerClip
    return subviews.reduce(0) { sum, view in
      if view is any StagesElement { return sum }
      return sum + view.amount(under: opacity, clippedTo: clip, in: window, counting: counts)
    }
  }

  /// Whether this view or one in it draws something, wherever it lies.
  private var hasSomethingToDraw: Bool {
    drawsSomething || subviews.contains(where: \.hasSomethingToDraw)
  }

  /// Whether there would be something to see of the view itself: a colour, a shadow, a border or a picture, or
  /// what a class of its own draws. A plain view without a colour is nothing but a place for others.
  private var drawsSomething: Bool {
    if bounds.isEmpty || self is any StagesElement { return false }
    if self is any StandsForContent { return true }
    if let backgroundColor, backgroundColor.cgColor.alpha > 0 { return true }
    if layer.contents != nil || layer.borderWidth > 0 || layer.shadowOpacity > 0 { return true }
    guard subviews.isEmpty else { return self is UIVisualEffectView }
    return rootController != nil || type(of: self) != UIView.self
  }

  fileprivate var seenOpacity: CGFloat {
    isHidden ? 0 : CGFloat((layer.presentation() ?? layer).opacity)
  }

  fileprivate func seenFrame(in window: UIView) -> CGRect {
    let seen = layer.presentation() ?? layer
    return seen.convert(seen.bounds, to: window.layer.presentation() ?? window.layer)
  }
}

/// What the views around one let be seen of it.
@MainActor private struct Surroundings {
  private(set) var opacity: CGFloat = 1
  private(set) var clip: CGRect

  init(of view: UIView, in window: UIView) {
    clip = window.bounds
    var outer = view.superview
    while let current = outer {
      opacity *= current.seenOpacity
      if current.clipsToBounds { clip = clip.intersection(current.seenFrame(in: window)) }
      outer = current.superview
    }
  }
}
