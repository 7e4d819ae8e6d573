import ConformanceReports
import Foundation

/// The rooms of the package and what each may import, as the manifest states it.
public struct HousePlan: Sendable {
  /// The rooms without the tests and what they share, and without plugins, in the order of the manifest.
  let rooms: [Room]

  /// A target that is no test and no plugin.
  struct Room: Sendable, Equatable {
    let name: String
    /// The rooms that it may import, in the order of the manifest.
    let imports: [String]
  }

  init(rooms: [Room]) {
    self.rooms = rooms
  }

  /// Reads what the package manager prints of a manifest.
  ///
  /// - Parameter dump: The document of `swift package dump-package`.
  /// - Throws: What keeps it from being read.
  public init(decoding dump: [UInt8]) throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(dump))
    rooms = manifest.targets.filter(\.isRoom).map { target in
      Room(name: target.name, imports: target.dependencies.compactMap(\.name))
    }
  }

  /// The part of the package manager's document that tells of targets.
  private struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]

      /// Whether it lies among the sources, and not among the tests or the plugins.
      var isRoom: Bool { !["test", "plugin"].contains(type) && path?.hasPrefix("Tests/") != true }
    }

    struct Dependency: Decodable {
      let byName: [String?]?

      var name: String? { byName?.first.flatMap { $0 } }
    }
  }

  // MARK: - The drawing

  /// The rooms, a line each, from above: on which floor each lies and what it looks down on.
  ///
  /// What a room reaches through another one that it imports is left out.
  var drawing: String {
    let width = (rooms.map(\.name.count).max() ?? 0) + 2
    let drawn: [(floor: Int, offset: Int, room: Room)] = rooms.enumerated().map { offset, room in
      (floor(of: room), offset, room)
    }
    let sorted = drawn.sorted { first, second in
      first.floor == second.floor ? first.offset < second.offset : first.floor > second.floor
    }
    return sorted.map { floor, _, room in
      let name = room.name + String(repeating: " ", count: width - room.name.count)
      let below = nearest(of: room).joined(separator: ", ")
      return "\(floor < 10 ? " " : "")\(floor)  \(name)\(below)".trimmedAtEnd + "\n"
    }
    .joined()
  }

  /// One more than the highest floor that it looks down on; the ground floor is 0.
  private func floor(of room: Room) -> Int {
    (room.imports.compactMap(room(named:)).map(floor).max() ?? -1) + 1
  }

  /// What a room imports and does not reach through something else that it imports.
  private func nearest(of room: Room) -> [String] {
    let through = room.imports.map { reach(of: $0) }.reduce(into: Set()) { $0.formUnion($1) }
    return room.imports.filter { !through.contains($0) }
  }

  /// The rooms that a room reaches over edges, itself left out.
  private func reach(of name: String) -> Set<String> {
    (room(named: name)?.imports ?? []).reduce(into: []) { reached, next in
      reached.insert(next)
      reached.formUnion(reach(of: next))
    }
  }

  private func room(named name: String) -> Room? { rooms.first { $0.name == name } }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
