/// How a name came about: `t1.view-1` is called after `t1`, and is the first `t1.view`.
struct NameOrigin {
  /// The name without its number.
  let stem: String
  /// The name that stands for itself and that this one begins with; none where it is that one.
  let root: String?

  /// - Parameters:
  ///   - stem: The name without number, or what follows the owner's name and a dot.
  ///   - owner: The name that it is called after.
  ///   - root: The name that the owner's begins with; none where that stands for itself.
  init(_ stem: String, after owner: String?, rootedIn root: String?) {
    self.stem = owner.map { "\($0).\(stem)" } ?? stem
    self.root = root ?? owner
  }
}
