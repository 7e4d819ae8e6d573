/// A property of a view: hosts tell that one is about to change, and traces hold its value.
public enum ViewAspect: String, Sendable, CaseIterable {
  /// In the window: x, y, width, height. Left out where the view fills its window.
  case frame
  /// a, b, c, d, tx, ty. Left out where it is the identity.
  case transform
  /// The opacity. Left out where it is 1.
  case alpha
  /// Present where the view is hidden.
  case hidden
  /// Present where the view clips its subviews.
  case clips
  /// The layer's corner radius. Left out where it is 0.
  case corner
  /// Present where the view does not translate its autoresizing mask into constraints.
  case constrained
  /// Present where the view takes no touches.
  case inert
  /// Present where assistive technology sees this view alone.
  case modal
  /// Present where assistive technology does not see the view's elements.
  case concealed
  /// The layer's speed, time offset and begin time. Left out where they are 1, 0, 0.
  case clock
  /// The number of gesture recognizers. Left out where it is 0.
  case recognizers
  /// Present where the layer has a mask.
  case mask
  /// What of the view the layer's mask reaches over, in the view: x, y, width, height; in checkpoints only. Left out
  /// where that is all.
  case masked
  /// The layer's shadow: opacity, radius, dx, dy. Left out where the opacity is 0.
  case shadow
  /// The layer's anchor point: x, y. Left out where they are 0.5, 0.5.
  case anchor
  /// The layer's place in depth. Left out where it is 0.
  case z
  /// How the layer bends all that lies in it: the sixteen numbers of the transform of its sublayers, row by row, where
  /// the eye's distance stands for the one that makes it. Left out where it is the identity.
  case perspective
  /// The number of active constraints to something outside of the view. Left out where it is 0.
  case pinned
  /// The background colour of a container or a window; in events only.
  case background
  /// The safe area's insets: top, left, bottom, right; in events only.
  case insets
  /// What the controller of a root view adds to the safe area's insets: top, left, bottom, right. Left out where they
  /// are 0.
  case added
  /// The size that the view has when the script goes on, where its controller was told of another: width, height;
  /// in events only.
  case size
}
