/// A kind of segue that a storyboard knows beside presenting, pushing and those of the app's own.
///
/// In scenarios of the system's own segues it says what the segue is. How a subject's segue shows its
/// destination is said by `Subject.SegueRoute`.
package enum SystemSegueKind: String, Sendable, CaseIterable {
  /// The containers around the source decide; a navigation pushes.
  case show
  /// A split view puts the destination into its second column; without one, it is presented.
  case showDetail = "show-detail"
  /// The destination is presented in a popover.
  case popover
  /// The destination becomes a child of the source.
  case embed
  /// A class of the app's own; here one that presents without an animation.
  case custom
}
