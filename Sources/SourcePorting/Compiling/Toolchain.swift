import Foundation

/// The toolchain whose parser the porter runs with; its compiler is asked too, whatever the path says.
enum Toolchain {
  /// A command of the toolchain, or its name for the path to find.
  static func command(_ name: String) -> String {
    // Read to its end: such a file does not say how long it is.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix(library) }
    guard let line, let start = line.firstIndex(of: "/") else { return name }
    let command = String(line[start...].dropLast(library.count)) + "/bin/\(name)"
    return FileManager.default.isExecutableFile(atPath: command) ? command : name
  }

  /// The parser's library, as it lies in a toolchain.
  private static let library = "/lib/swift/host/libSwiftSyntax.so"
}
