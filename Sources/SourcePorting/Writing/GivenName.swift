/// A name that the port gives to a file or a folder of its own, and that gives way to the library's.
enum GivenName {
  /// The name, or with a number before its ending where the library has it.
  ///
  /// - Parameter isTaken: whether the library has a name.
  static func free(_ name: String, where isTaken: (String) -> Bool) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let names = (2...).lazy.map { "\(name[..<dot])\($0)\(name[dot...])" }
    return isTaken(name) ? names.first { !isTaken($0) } ?? name : name
  }
}
