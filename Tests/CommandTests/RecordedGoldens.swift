import Foundation
import Testing

/// Goldens that the command records and accepts once for all tests of a process; each test has copies.
actor RecordedGoldens {
  static let shared = RecordedGoldens()

  private var recordings: [String: Task<[String: Data], any Error>] = [:]

  /// The files in a folder of goldens where those of a scenario lie, by their paths in it.
  func files(of scenario: String) async throws -> [String: Data] {
    if let known = recordings[scenario] { return try await known.value }
    let recording = Task { try await Self.record(scenario) }
    recordings[scenario] = recording
    return try await recording.value
  }

  private static func record(_ scenario: String) async throws -> [String: Data] {
    try await Workshop.open { workshop in
      let recording = try await workshop.conform("record", scenario)
      let accepting = try await workshop.conform("accept")
      try #require(recording.status != 3 && accepting.status == 0)
      let folder = URL(fileURLWithPath: "\(workshop.path)/traces")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .reduce(into: [:]) { files, path in
          let file = folder.appending(path: path)
          guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
          else { return }
          files[path] = try Data(contentsOf: file)
        }
    }
  }
}
