extension UIStoryboardSegue {
  /// Goes back to the destination, past everything that lies above it.
  final func unwind() {
    UnwindRoute(from: source, to: destination).follow(for: self)
  }
}
