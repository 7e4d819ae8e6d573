package import CoreGraphics

/// The one point from which the layers behind a tree of views are observed.
///
/// All layers of an application share one watch, held strongly. A layer without a watch, and one whose
/// watch does not listen, pays a load and a comparison for it.
package final class LayerWatch {
  // All of it is read or changed at one go, so that checks at run time would only cost.

  /// Whether changes of animatable properties are to be told, as within an animation block.
  @exclusivity(unchecked) package var listensForChanges = false

  /// Called before a part of a layer is set as a whole, while the watch listens for changes.
  @exclusivity(unchecked) package var willReplace: (CALayer, Replacement) -> Void

  /// What is set as a whole, beside or instead of single properties.
  package enum Replacement {
    case mask, clock
    /// The frame of a layer that is transformed.
    case frame
  }

  /// Called before an animatable property changes, while the watch listens for changes.
  @exclusivity(unchecked) package var willChange:
    (CALayer, LayerKey, _ from: LayerValue, _ to: LayerValue) -> Void

  /// Called after the size of a layer's bounds changed, with the size before.
  @exclusivity(unchecked) package var didResize: (CALayer, _ oldSize: CGSize) -> Void

  /// Called after a layer was marked as needing layout, whether by hand or by a new size.
  @exclusivity(unchecked) package var didInvalidateLayout: (CALayer) -> Void

  /// Called after a layer's own clock was set: speed, offset or beginning.
  @exclusivity(unchecked) package var didChangeClock: (CALayer) -> Void

  /// Called to show a copy of a layer as it looks in mid animation; the copy starts as the model is.
  @exclusivity(unchecked) package var present: (_ model: CALayer, _ copy: CALayer) -> Void

  /// Called after an animation was added to a layer.
  @exclusivity(unchecked) package var didAddAnimation: (CALayer, KeptAnimation) -> Void

  /// Called after the animations of a key were taken away, or all where there is none.
  @exclusivity(unchecked) package var didDropAnimations:
    (CALayer, _ key: String?, _ dropped: [KeptAnimation]) -> Void

  /// The time of the host, in seconds.
  @exclusivity(unchecked) package var time: () -> CFTimeInterval

  /// Makes a watch; what is left out is ignored.
  package init(
    willChange: @escaping (CALayer, LayerKey, LayerValue, LayerValue) -> Void = { _, _, _, _ in },
    willReplace: @escaping (CALayer, Replacement) -> Void = { _, _ in },
    didResize: @escaping (CALayer, CGSize) -> Void = { _, _ in },
    didInvalidateLayout: @escaping (CALayer) -> Void = { _ in },
    didChangeClock: @escaping (CALayer) -> Void = { _ in },
    present: @escaping (CALayer, CALayer) -> Void = { _, _ in },
    didAddAnimation: @escaping (CALayer, KeptAnimation) -> Void = { _, _ in },
    didDropAnimations: @escaping (CALayer, String?, [KeptAnimation]) -> Void = { _, _, _ in },
    time: @escaping () -> CFTimeInterval = { 0 }
  ) {
    self.willChange = willChange
    self.willReplace = willReplace
    self.didResize = didResize
    self.didInvalidateLayout = didInvalidateLayout
    self.didChangeClock = didChangeClock
    self.present = present
    self.didAddAnimation = didAddAnimation
    self.didDropAnimations = didDropAnimations
    self.time = time
  }
}
