import Foundation
package import TransitionCertification

extension Invocation {
  /// The goldens that the command is about.
  ///
  /// - Parameter isMade: Whether a folder that is named and not there is to be made.
  /// - Throws: That there are none.
  package func goldens(isMade: Bool = false) throws(CommandFailure) -> GoldenStore {
    GoldenStore(in: try tracesFolder(isMade: isMade))
  }

  private func tracesFolder(isMade: Bool) throws(CommandFailure) -> TracesFolder {
    guard let named = value(.traces) else {
      if let folder = TracesFolder.nearest(from: directory) { return folder }
      throw .misuse(
        "no folder upward has both '\(TracesFolder.name)' and 'Package.swift'; pass --traces DIR")
    }
    let folder = TracesFolder(path: named)
    guard folder.exists || isMade else {
      throw .unreadable(named, "there is no such folder")
    }
    return folder
  }

  /// Refuses where goldens must not be written.
  package func checkWriting(in store: GoldenStore) throws(CommandFailure) {
    let permission = RecordingPermission(in: store.folder, environment: environment)
    if case .refused(let reason) = permission { throw .writingRefused(reason) }
  }
}
