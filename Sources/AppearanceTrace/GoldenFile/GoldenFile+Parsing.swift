extension GoldenFile {
  /// Reads a file; what is damaged is named, and the rest is read all the same.
  ///
  /// Only the lines of cases are read. What their texts say is not looked at.
  ///
  /// - Parameter bytes: The file's bytes.
  package init(parsing bytes: [UInt8]) {
    var reader = GoldenFileReader(bytes)
    self = reader.read()
  }
}
