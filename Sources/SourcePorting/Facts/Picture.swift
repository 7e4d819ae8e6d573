/// A picture of a library's resources: its name, and how large it is.
struct Picture: Equatable, Sendable {
  let name: String
  /// In points.
  let width: Double
  /// In points.
  let height: Double
}
