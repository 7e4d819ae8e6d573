extension Trace {
  /// The version of the notation in which traces are written, and that alone is read.
  public static var notationVersion: String { Layout.version }
}
