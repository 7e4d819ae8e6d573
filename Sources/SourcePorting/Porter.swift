public import Foundation

/// Ports a library: reads it, rewrites it, writes the result, and asks the compiler.
public struct Porter {
  private let source: URL
  private let house: URL
  private let builtModules: URL?
  private let keptModules: URL?
  private let target: URL
  private let host: () -> HostSurface

  /// - Parameters:
  ///   - source: the folder of the library, which is only read.
  ///   - target: the folder of the result.
  ///   - house: the folder of this package.
  ///   - builtModules: where the built headless modules are, for the compiler.
  ///   - keptModules: where the compiler's modules of the result stay, for whoever reads or imports them.
  ///   - host: what the headless modules declare; to read it takes long, so only who goes on asks for it.
  public init(
    _ source: URL, to target: URL, house: URL, builtModules: URL?, keptModules: URL? = nil,
    host: @escaping @autoclosure () -> HostSurface
  ) {
    self.source = source
    self.target = target
    self.house = house
    self.builtModules = builtModules
    self.keptModules = keptModules
    self.host = host
  }

  /// Ports the library.
  ///
  /// - Throws: Why nothing is written.
  public func port() throws(PortingError) -> PortReport {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .missingFolder(source.path) }
    let folder = try ResultFolder(target, for: source)
    let own = try LayoutReader(source).layout()
    let host = host()
    let layout = NeighbouringLibraries(of: source, known: host.modules).joined(to: own)
    let library = try ReadLibrary(layout, in: source, host: host)
    let run = RewriteRun(library.parsed)
    var result = PortedPackage(
      layout: layout, read: library, run: run,
      house: ManifestText.path(from: folder.url, to: house))
    try folder.write(result.contents)
    let compiler = try compile(&result, in: folder)
    let report = result.report(compiler)
    try folder.write(result.contents.merging([ResultFolder.marker: Data(report.json.utf8)]) { $1 })
    return report
  }

  /// Asks the compiler, and does without what it refuses for a module that is not there.
  private func compile(
    _ result: inout PortedPackage, in folder: ResultFolder
  ) throws(PortingError) -> CompilerReport {
    guard let builtModules else { return CompilerReport(verdict: .notAsked) }
    let compiler = CompilerRun(
      house: house, builtModules: builtModules, result: folder.url, kept: keptModules)
    guard compiler.isPossible else { return CompilerReport(verdict: .notAsked) }
    do {
      var errors = try compiler.errors(in: result.compilation)
      while result.adapt(to: errors) {
        for file in result.dropped { try folder.remove(file) }
        try folder.write(result.contents)
        errors = try compiler.errors(in: result.compilation)
      }
      return result.compilerReport(errors)
    } catch let error as PortingError {
      throw error
    } catch {
      throw .unreadable(file: "swiftc", reason: "\(error)")
    }
  }
}
