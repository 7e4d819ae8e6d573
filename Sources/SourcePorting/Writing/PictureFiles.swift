import Foundation

/// The pictures among a module's files, and how large they are.
struct PictureFiles {
  let folder: URL
  let files: [String]

  private static let endings = [".png", ".jpg", ".jpeg", ".pdf"]

  /// The pictures by name, each once, sorted.
  var pictures: [Picture] {
    var found: [String: Picture] = [:]
    for file in files where Self.endings.contains(where: { file.lowercased().hasSuffix($0) }) {
      guard
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path),
        let size = PictureSize(data)
      else { continue }
      let (name, scale) = Self.nameAndScale(of: file)
      let picture = Picture(
        name: name, width: size.width / scale, height: size.height / scale)
      found[name] = found[name] ?? picture
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// The name that sources use: a set's in a catalogue, or else the file's.
  private static func nameAndScale(of file: String) -> (name: String, scale: Double) {
    let steps = file.split(separator: "/").map(String.init)
    var name =
      steps.last.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex)) } ?? file
    var scale = 1.0
    for factor in [2, 3] where name.hasSuffix("@\(factor)x") {
      name = String(name.dropLast(3))
      scale = Double(factor)
    }
    if let set = steps.last(where: { $0.hasSuffix(".imageset") }) {
      name = String(set.dropLast(".imageset".count))
    }
    return (name, scale)
  }
}
