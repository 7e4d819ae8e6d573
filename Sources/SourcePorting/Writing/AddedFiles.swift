import Foundation

/// What a ported package has beside the library's own files, by path.
struct AddedFiles {
  private(set) var texts: [String: Data] = [:]
  private var resources: [String: Data] = [:]
  /// Where the files lie that make screens known, by module.
  private var screens: [String: String] = [:]
  /// What nobody can reach, or is stopped.
  private(set) var obstacles: [Obstacle] = []

  init(to library: ParsedLibrary, as read: ReadLibrary) {
    for module in library.modules { add(to: module, of: library, as: read) }
  }

  var contents: [String: Data] { texts.merging(resources) { first, _ in first } }

  /// Adds what a module needs, unless an earlier port did.
  private mutating func add(
    to module: ParsedModule, of library: ParsedLibrary, as read: ReadLibrary
  ) {
    let lead = "Sources/\(module.name)/"
    let types = library.facts.declarations.types
    let own = Set(types.values.filter { $0.file != nil }.map(\.name))
    var files: [String: String] = [:]
    if VirtualTimeNames.isNeeded(in: module.sources) {
      files[VirtualTimeNames.file] = VirtualTimeNames.text(
        without: own, publicNames: library.facts.declarations.publicNames)
    }
    if OptionalRequirementText.isNeeded(in: module.sources) {
      files[OptionalRequirementText.file] = OptionalRequirementText.text
    }
    let shells = ObjectiveCShells(read.headers[module.name] ?? [], for: module.sources) { name in
      types[name]?.file != nil || library.host.declarations.types[name]?.file != nil
    }
    if let shells {
      files[ObjectiveCShells.file] = shells.text
      obstacles += shells.names.map { name in
        Obstacle(
          file: lead + ObjectiveCShells.file, line: nil,
          reason: "who calls what Objective-C says of '\(name)' is stopped")
      }
    }
    if !module.pictures.isEmpty { files[PictureText.file] = PictureText.text(module.pictures) }
    if let screens = read.screens[module.name], !screens.storyboards.isEmpty {
      files[ScreenFiles.file] = screens.text(of: library.seen(from: module), &obstacles)
      for (name, data) in screens.storyboards {
        resources[lead + "\(screens.folder)/\(name)"] = data
      }
    }
    // A module has no two files of one name, whatever folders they lie in.
    let taken = Set(module.sources.map { URL(fileURLWithPath: $0.path).lastPathComponent })
    for (name, text) in files {
      func isOfEarlierPort(_ name: String) -> Bool {
        module.sources.contains { $0.path == lead + name && $0.declares(allOf: text) }
      }
      let given = GivenName.free(name) { taken.contains($0) && !isOfEarlierPort($0) }
      if isOfEarlierPort(given) { continue }
      let place = lead + given
      texts[place] = Data(text.utf8)
      if name == ScreenFiles.file { screens[module.name] = place }
    }
  }

  /// Makes of what storyboards name known only what is left of a library.
  mutating func renewScreens(of rest: ParsedLibrary, as read: ReadLibrary) {
    for module in rest.modules {
      guard let path = screens[module.name], let files = read.screens[module.name] else { continue }
      // What nobody can reach was told when there was more of the library.
      var told: [Obstacle] = []
      texts[path] = Data(files.text(of: rest.seen(from: module), &told).utf8)
    }
  }
}

extension ParsedSource {
  /// Whether the file declares all that another text does.
  fileprivate func declares(allOf text: String) -> Bool {
    let names = DeclaredNames(ParsedSource(path: path, text: text)).names
    return names.isSubset(of: DeclaredNames(self).names)
  }
}
