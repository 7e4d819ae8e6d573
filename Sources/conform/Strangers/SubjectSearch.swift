import ConformCommand
import Foundation
import SubjectDiscovery

/// Looks for what can be certified of a ported library, in what the compiler says of its modules.
struct SubjectSearch {
  let workplace: Workplace
  let house: BuiltHouse
  /// The variables of this process.
  let environment: [String: String]

  /// What was found, with places in the author's own files.
  func candidates(in library: PortedLibrary) throws(CommandFailure) -> [Candidate] {
    try workplace.clear(workplace.symbols)
    for module in library.modules {
      try extract(module.name, "private", to: workplace.symbols, ["-I", workplace.modules.path])
    }
    let own = try graphs(in: workplace.symbols)
    var sources: [String: [String: String]] = [:]
    for module in library.modules { sources[module.name] = try texts(of: module.name) }
    let discovery = Discovery(
      library: own, system: try systemGraphs(), sources: LibrarySources(sources))
    // What lies beside the library was ported with it, and is not what is certified.
    return discovery.candidates.map { candidate in
      candidate.placed(at: candidate.place.map(library.origin))
    }.filter { !($0.place?.file.hasPrefix("../") ?? false) }
  }

  /// What the compiler says against a file of subjects; what it merely warns of is not told.
  func complaints(about file: URL) throws(CommandFailure) -> [CompilerComplaint] {
    // The compiler leaves a folder behind where its temporary files lie.
    try workplace.clear(workplace.temporaries)
    let variables = try house.foreignVariables(from: environment)
      .merging(["TMPDIR": workplace.temporaries.path]) { $1 }
    let (status, output) = try OuterProcess(
      arguments: [
        "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style",
        "llvm", "-I", workplace.modules.path,
      ] + house.importOptions + [file.path],
      environment: variables
    ).captureAll()
    let text = String(decoding: output, as: UTF8.self)
    let complaints = CompilerComplaint.all(in: text).filter { $0.file == file.path }
    guard status == 0 || !complaints.isEmpty else {
      throw .incomplete("the compiler does not read \(file.path): \(text)")
    }
    return complaints
  }

  // MARK: - What the compiler tells

  /// The graphs of the headless UIKit, which stay until it is built anew.
  ///
  /// They are made in a folder of their own and then put in their place whole, so that neither an interruption
  /// nor another certification that does the same leaves half a file there.
  private func systemGraphs() throws(CommandFailure) -> [SymbolGraph] {
    let module = house.modules.appendingPathComponent("UIKit.swiftmodule")
    let graph = workplace.systemSymbols.appendingPathComponent("UIKit.symbols.json")
    if let built = Self.date(of: module), Self.date(of: graph).map({ $0 < built }) ?? true {
      let fresh = workplace.systemSymbols.appendingPathComponent(UUID().uuidString)
      try workplace.make(fresh)
      defer { try? FileManager.default.removeItem(at: fresh) }
      try extract("UIKit", "public", to: fresh, ["-skip-synthesized-members"])
      try workplace.move(fresh.appendingPathComponent(graph.lastPathComponent), to: graph)
    }
    return [try Self.graph(graph)]
  }

  private static func date(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  private func extract(
    _ module: String, _ access: String, to folder: URL, _ options: [String]
  ) throws(CommandFailure) {
    let (status, output) = try OuterProcess(
      arguments: [
        "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", access,
        "-output-dir", folder.path,
      ] + options + house.importOptions,
      environment: try house.foreignVariables(from: environment)
    ).captureAll()
    guard status == 0 else {
      let text = String(decoding: output, as: UTF8.self)
      throw .incomplete("the compiler does not tell of \(module)'s declarations: \(text)")
    }
  }

  private func graphs(in folder: URL) throws(CommandFailure) -> [SymbolGraph] {
    let files: [String]
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .incomplete("cannot read \(folder.path): \(error.localizedDescription)")
    }
    var graphs: [SymbolGraph] = []
    for file in files.sorted() where file.hasSuffix(".symbols.json") {
      graphs.append(try Self.graph(folder.appendingPathComponent(file)))
    }
    return graphs
  }

  private static func graph(_ file: URL) throws(CommandFailure) -> SymbolGraph {
    let data = Data(try InputFile.bytes(file.path))
    do {
      return try SymbolGraph(data, named: file.lastPathComponent)
    } catch {
      throw .incomplete("\(error)")
    }
  }

  /// The ported sources of a module, by path in the ported package.
  private func texts(of module: String) throws(CommandFailure) -> [String: String] {
    let folder = "Sources/\(module)"
    let files =
      FileManager.default.enumerator(
        atPath: workplace.ported.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String } ?? []
    var texts: [String: String] = [:]
    for file in files where file.hasSuffix(".swift") {
      let path = "\(folder)/\(file)"
      let bytes = try InputFile.bytes(workplace.ported.appendingPathComponent(path).path)
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    return texts
  }
}

extension PortedLibrary {
  /// Where a place of the ported package is in the library's own folder.
  fileprivate func origin(of place: SourceLine) -> SourceLine {
    SourceLine(file: origin(of: place.file) ?? place.file, line: place.line)
  }
}
