/// How the same change has come to rest in other runs of the subject's.
struct ComparedRests: Sendable {
  /// How it rests where it is animated; none where that is not known.
  var animated: HierarchySnapshot?
  /// How it rests where nothing was pulled in vain before; none where that is not known.
  var undisturbed: HierarchySnapshot?
}
