import Foundation

/// A library as it was read, before any rewrite.
struct ReadLibrary {
  let parsed: ParsedLibrary
  /// Where each file of the result comes from, by path from the library's folder.
  let origins: [String: String]
  /// The storyboards of each module.
  let screens: [String: ScreenFiles]
  /// What Objective-C declares for each module.
  let headers: [String: [ObjectiveCHeader]]
  let obstacles: [Obstacle]

  init(_ layout: LibraryLayout, in folder: URL, host: HostSurface) throws(PortingError) {
    var modules: [ParsedModule] = []
    var origins: [String: String] = [:]
    var screens: [String: ScreenFiles] = [:]
    var headers: [String: [ObjectiveCHeader]] = [:]
    var obstacles: [Obstacle] = []
    for module in layout.modules {
      var sources: [ParsedSource] = []
      for file in module.sources {
        let path = module.portedPath(of: file)
        sources.append(ParsedSource(path: path, text: try Self.text(of: file, in: folder)))
        origins[path] = file
      }
      let lead = module.portedPath(of: "")
      let files = ScreenFiles(
        module.files, in: folder, beside: sources.map { String($0.path.dropFirst(lead.count)) })
      screens[module.name] = files
      headers[module.name] = module.headers.compactMap { file in
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
        return data.map { ObjectiveCHeader(String(decoding: $0, as: UTF8.self)) }
      }
      let pictures = PictureFiles(folder: folder, files: module.files).pictures
      modules.append(
        ParsedModule(
          name: module.name, sources: sources, pictures: pictures,
          hasStoryboards: !files.storyboards.isEmpty))
      obstacles += module.foreignSources.map { file in
        Obstacle(file: file, line: nil, reason: "Swift alone is compiled here")
      }
      obstacles += module.files.filter { $0.hasSuffix(".xib") }.map { file in
        Obstacle(file: file, line: nil, reason: "the headless UIKit reads storyboards, and no nibs")
      }
    }
    let ownFacts = modules.map { ($0.name, LibraryFacts(modules: [$0])) }
    parsed = ParsedLibrary(
      modules: modules, facts: LibraryFacts(modules: modules), host: host,
      ownFacts: Dictionary(ownFacts, uniquingKeysWith: { first, _ in first }))
    self.origins = origins
    self.screens = screens
    self.headers = headers
    self.obstacles = obstacles
  }

  /// A source's text; one that is not UTF-8 is refused, because its places could not be told.
  private static func text(of file: String, in folder: URL) throws(PortingError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appendingPathComponent(file))
    } catch {
      throw .unreadable(file: file, reason: error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .unreadable(file: file, reason: "it is not UTF-8")
    }
    return text
  }
}
