import ConformCommand
import ConformanceReports
import Foundation

extension CountedBuild {
  /// The build of this command.
  ///
  /// - Throws: That nothing says which compiler made it, or how.
  static func current() throws(CommandFailure) -> CountedBuild {
    guard let compiler = compilerOfThisExecutable else {
      throw .incomplete("the debug information of this command does not say what compiled it")
    }
    guard let flags = CompilerFlags(besideProductsIn: BuiltHouse.current.products) else {
      throw .incomplete("nothing beside this command says with which flags it was compiled")
    }
    return CountedBuild(
      compiler: compiler, architecture: architecture, configuration: configuration,
      optimization: flags.optimization, mode: flags.mode)
  }

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #elseif arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "other"
  #endif

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  /// The version of the compiler, as it wrote it down itself: the one that is found today may be another.
  private static var compilerOfThisExecutable: String? {
    let file = URL(fileURLWithPath: BuiltHouse.executable)
    guard let bytes = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
    let mark = Data("Swift version ".utf8)
    var start = bytes.startIndex
    // The mark itself is in this executable as well, with nothing behind it.
    while let found = bytes.range(of: mark, in: start..<bytes.endIndex) {
      let version = bytes[found.upperBound...].prefix { $0 > UInt8(ascii: " ") }
      if let first = version.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        return String(decoding: version, as: UTF8.self)
      }
      start = found.upperBound
    }
    return nil
  }
}
