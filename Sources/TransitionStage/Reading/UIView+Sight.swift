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
    return amount(under: around.opacity, clippedTo: around.clip, in: around.window) { view in
      draws ? view.drawsSomething : view === self
    }
  }

  /// - Parameter window: the window's layer, as it is seen.
  private func amount(
    under outer: CGFloat, clippedTo outerClip: CGRect, in window: CALayer,
    counting counts: (UIView) -> Bool
  ) -> CGFloat {
    guard !isHidden, outer > 0, !outerClip.isEmpty else { return 0 }
    let looks = layer.looks
    let opacity = outer * CGFloat(looks.opacity)
    guard opacity > 0 else { return 0 }
    let seen = looks.convert(looks.bounds, to: window).intersection(outerClip)
    // What a view covers, others in it cover no second time.
    if !seen.isEmpty, counts(self) { return seen.width * seen.height * opacity }
    let clip = clipsToBounds ? seen : outerClip
    var sum: CGFloat = 0
    for view in subviews where !(view is any StagesElement) {
      sum += view.amount(under: opacity, clippedTo: clip, in: window, counting: counts)
    }
    return sum
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
}

extension CALayer {
  /// The layer as it is seen just now; it is made anew each time, and so asked for once by whoever needs it.
  fileprivate var looks: CALayer { presentation() ?? self }
}

/// What the views around one let be seen of it.
@MainActor private struct Surroundings {
  private(set) var opacity: CGFloat = 1
  private(set) var clip: CGRect
  /// The window's layer, as it is seen.
  let window: CALayer

  init(of view: UIView, in window: UIView) {
    let seen = window.layer.looks
    self.window = seen
    clip = window.bounds
    var outer = view.superview
    while let current = outer {
      let looks = current === window ? seen : current.layer.looks
      opacity *= current.isHidden ? 0 : CGFloat(looks.opacity)
      if current.clipsToBounds { clip = clip.intersection(looks.convert(looks.bounds, to: seen)) }
      outer = current.superview
    }
  }
}
