import Foundation
package import TransitionCertification

extension Invocation {
  /// The goldens that the command is about.
  ///
  /// - Throws: That there are none.
  package func goldens() throws(CommandFailure) -> GoldenStore {
    let folder = try goldensFolder()
    guard folder.exists else {
      throw .unreadable(
        folder.path,
        "there is no such folder" + (has(.traces) ? "" : " yet; '\(commandName) record' makes it"))
    }
    return GoldenStore(in: folder)
  }

  /// The goldens that the command is about, where there are any yet.
  ///
  /// Who has subjects of his own begins without goldens; those that come with the package have some.
  ///
  /// - Returns: The goldens; none where the subjects' own package has no folder for them yet.
  /// - Throws: That there are none where some should be.
  func goldensIfAny() throws(CommandFailure) -> GoldenStore? {
    let isFree = registry.isOwn && !has(.traces)
    guard isFree else { return try goldens() }
    let folder = TracesFolder.ofPackage(around: directory)
    return folder.flatMap { $0.exists ? GoldenStore(in: $0) : nil }
  }

  /// The goldens that the command is about, whose folder is made when something is written into it, unless it
  /// was named: then it has to be there.
  ///
  /// - Throws: That nobody says where they should lie, or that there is no such folder.
  func goldensToRecord() throws(CommandFailure) -> GoldenStore {
    has(.traces) ? try goldens() : GoldenStore(in: try goldensFolder())
  }

  /// The folder that was named; else that of the package in which the command was called, which for
  /// subjects of one's own need not be there yet.
  private func goldensFolder() throws(CommandFailure) -> TracesFolder {
    if let named = value(.traces) { return TracesFolder(named: named) }
    guard registry.isOwn else {
      if let folder = TracesFolder.nearest(from: directory) { return folder }
      throw .misuse(
        "no folder upward has both '\(TracesFolder.name)' and 'Package.swift'; pass --traces DIR")
    }
    if let folder = TracesFolder.ofPackage(around: directory) { return folder }
    throw .misuse(
      "no folder upward has a 'Package.swift', beside which goldens lie; pass --traces DIR")
  }

  /// Refuses where goldens must not be written.
  package func checkWriting(in store: GoldenStore) throws(CommandFailure) {
    let permission = RecordingPermission(in: store.folder, environment: environment)
    if case .refused(let reason) = permission { throw .writingRefused(reason) }
  }
}
